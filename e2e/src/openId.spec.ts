import type { Page } from '@playwright/test';
import { expect, people, type Portal, test } from './portal.ts';

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
