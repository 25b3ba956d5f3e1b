import type { Page } from '@playwright/test';
import { expect, people, type Portal, send, test } from './portal.ts';

test('S1, S4, F4.3 by an electronic ID to where one was going; given up, and with an ID that has no login, back again', async ({
  page,
  portal,
}) => {
  const { say } = portal;
  const why = page.getByRole('alert');
  const back = page.getByRole('link', { name: say({ is: 'Aftur í innskráningu', en: 'Back to log in' }) });

  await page.goto('/stillingar');
  await expect(page).toHaveURL(/\/login\?to=/);
  await goToProvider(page, portal);
  await page.getByRole('button', { name: 'Hætta við' }).click();
  await expect(why).toContainText(
    say({ is: 'Hætt var við innskráninguna.', en: 'The login was cancelled.' }),
  );
  // What the provider sent along does not stay in the address.
  await expect(page).toHaveURL(/\/rafraen-innskraning$/);
  await portal.expectAccessible();

  await back.click();
  await goToProvider(page, portal);
  await identify(page, '3112999999');
  await expect(why).toContainText(
    say({ is: 'enginn aðgangur er skráður á hana hér', en: 'is confirmed, but it has no login here' }),
  );
  // A provider's name at the end of the address does not make a file of it.
  await page.goto('/rafraen-innskraning?code=x&iss=https%3A%2F%2Finnskraning.example.is');
  await expect(why).toContainText(
    say({ is: 'Þessi innskráning gildir ekki lengur', en: 'This login is no longer valid' }),
  );

  await page.goto('/stillingar');
  await goToProvider(page, portal);
  await identify(page, people.viewer);
  await expect(page).toHaveURL(/\/stillingar$/);
  await expect(
    page.getByRole('heading', { level: 1, name: say({ is: 'Stillingar', en: 'Settings' }) }),
  ).toBeVisible();
  await expect(page.getByText('Eldar Máni Ylfuson').first()).toBeVisible();
});

test('X133, X136 who has no password confirms by an electronic ID before adding another way in, for one change', async ({
  page,
  portal,
  request,
}, { project }) => {
  const { say } = portal;
  const kennitala = `31020${['is-desktop', 'en-phone', 'is-phone'].indexOf(project.name) + 4}${String(Date.now()).slice(-4)}`;
  await send(request, people.administrator, '/api/users', {
    KENNITALA: kennitala,
    NAFN: 'Sæunn Eik',
    HLUTVERK_NOTANDA: 'Utanaðkomandi',
  });
  await page.goto('/stillingar');
  await goToProvider(page, portal);
  await identify(page, kennitala);
  await expect(page).toHaveURL(/\/stillingar$/);

  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: say({ is: 'Tengja kóðaapp', en: 'Connect an app' }) }).click();
    await expect(dialog).toBeVisible();
  };
  const goOn = dialog.getByRole('button', { name: say({ is: 'Áfram', en: 'Continue' }), exact: true });
  const byId = { is: 'Staðfesta með rafrænum skilríkjum', en: 'Confirm with an electronic ID' };
  await open();
  await goOn.click();
  await expect(dialog).toContainText(
    say({ is: 'Staðfestu fyrst hver þú ert.', en: 'First confirm who you are.' }),
  );
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: say(byId) }).click();
  await expect(page.getByRole('heading', { name: 'Rafræn skilríki' })).toBeVisible();
  // Somebody else's ID confirms nothing.
  await identify(page, people.viewer);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/stillingar');
  await open();
  await dialog.getByRole('button', { name: say(byId) }).click();
  await identify(page, kennitala);
  await expect(page).toHaveURL(/\/stillingar$/);
  await open();
  await expect(dialog.getByText(say({ is: 'Staðfest', en: 'Confirmed' }), { exact: true })).toBeVisible();
  await portal.expectAccessible();
  await goOn.click();
  await expect(dialog.getByRole('img')).toBeVisible();
  // It was good for one change.
  await page.goto('/stillingar');
  await open();
  await expect(dialog.getByRole('button', { name: say(byId) })).toBeVisible();
});

async function goToProvider(page: Page, { say }: Portal): Promise<void> {
  await page
    .getByRole('button', {
      name: say({ is: 'Skrá inn með rafrænum skilríkjum', en: 'Log in with an electronic ID' }),
    })
    .click();
  await expect(page.getByRole('heading', { name: 'Rafræn skilríki' })).toBeVisible();
}

async function identify(page: Page, kennitala: string): Promise<void> {
  await page.getByLabel('Kennitala').fill(kennitala);
  await page.getByRole('button', { name: 'Staðfesta' }).click();
}
