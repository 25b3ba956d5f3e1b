import type { APIRequestContext, Page } from '@playwright/test';
import { ask, expect, logIn, people, type Portal, test } from './portal.ts';
import { openRegistration, registrationForm } from './registrationForm.ts';

const registrant = people.abroad;

/** The answer to the next save of a draft. */
const saving = (page: Page) =>
  page.waitForResponse((one) => one.url().includes('/api/drafts/') && one.request().method() === 'PUT');

async function saveElsewhere(request: APIRequestContext, address: string, title: string) {
  const { token } = await logIn(request, registrant);
  const headers = { authorization: `Bearer ${token}` };
  const { innihald, utgafa } = await (await request.get(address, { headers })).json();
  const data = { TEGUND: 'work', HEITI_DRAGA: title, INNIHALD: { ...innihald, title }, UTGAFA: utgafa };
  expect((await request.put(address, { headers, data })).status()).toBe(200);
}

/** Others' journeys find a card without it. */
async function forget(request: APIRequestContext, address: string) {
  const { token } = await logIn(request, registrant);
  await request.delete(address, { headers: { authorization: `Bearer ${token}` } });
}

/** The drafts stand below their line of what waits. */
async function openDrafts(page: Page, portal: Portal) {
  const line = page.getByRole('button', {
    name: new RegExp(portal.say({ is: '^Skoða: .*óklár', en: '^View: .*unfinished' }), 'u'),
  });
  const rest = page.getByRole('button', { name: portal.say({ is: 'í viðbót', en: 'more' }) });
  await line.or(rest).first().waitFor();
  if (await rest.isVisible()) await rest.click();
  await line.click();
}

test.describe('drafts', () => {
  test('F4.5, C9.10, V11 a registration begun in one browser is gone on with in another, and is gone once sent', async ({
    page,
    portal,
    desk,
  }) => {
    const title = portal.unique('Í tveimur tækjum');
    const form = await openRegistration(page, portal, registrant);
    const saved = () =>
      page.waitForResponse((one) => one.url().includes('/api/drafts/') && one.request().method() === 'PUT');
    const first = saved();
    await form.title.fill(title);
    expect((await first).status()).toBe(200);

    await desk.portal.openAs(registrant, '/mitt-spjald');
    await openDrafts(desk.page, desk.portal);
    const again = desk.page.getByRole('link', {
      name: portal.say({ is: `Halda áfram: ${title}`, en: `Continue: ${title}` }),
    });
    await expect(again).toBeVisible();
    await desk.portal.expectAccessible();
    await again.click();
    await expect(desk.page).toHaveURL(/\/verk\/stofna\?drog=/);
    const other = registrationForm(desk.page, desk.portal);
    await expect(other.title).toHaveValue(title);
    const second = desk.page.waitForResponse((one) => one.request().method() === 'PUT');
    await other.length.fill('4.10');
    expect((await second).status()).toBe(200);

    const refused = saved();
    await form.performers.fill('Dúó Straumönd');
    expect((await refused).status()).toBe(412);
    await expect(
      page.getByText(
        portal.say({ is: 'Drögunum var breytt í öðru tæki', en: 'The draft was changed on another device' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page
      .getByRole('button', { name: portal.say({ is: 'Sækja hina', en: 'Use the other one' }) })
      .click();
    await expect(form.length).toHaveValue('4.10');
    await expect(form.performers).toHaveValue('');

    const gone = desk.page.waitForResponse((one) => one.request().method() === 'DELETE');
    await other.submit.click();
    await expect(desk.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await gone).status()).toBe(204);
    await desk.page.goto('/mitt-spjald');
    await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
    await desk.portal.expectAccessible();
    await expect(again).toHaveCount(0);
  });

  test('V11 what is here is kept over what another device saved', async ({ page, portal, request }) => {
    const { say } = portal;
    const title = portal.unique('Mín útgáfa');
    const form = await openRegistration(page, portal, registrant);
    const first = saving(page);
    await form.title.fill(title);
    const address = new URL((await first).url()).pathname;
    await saveElsewhere(request, address, 'Annað heiti');

    const refused = saving(page);
    await form.performers.fill('Dúó Straumönd');
    expect((await refused).status()).toBe(412);
    await expect(
      page.getByText(
        say({ is: 'Drögunum var breytt í öðru tæki', en: 'The draft was changed on another device' }),
      ),
    ).toBeVisible();
    const kept = saving(page);
    await page.getByRole('button', { name: say({ is: 'Halda þessari', en: 'Keep this one' }) }).click();
    expect((await kept).status()).toBe(200);
    await expect(form.title).toHaveValue(title);
    const held = await ask<{ heitI_DRAGA: string; innihald: { plain: { performers: string } } }>(
      request,
      registrant,
      address,
    );
    expect(held).toMatchObject({ heitI_DRAGA: title, innihald: { plain: { performers: 'Dúó Straumönd' } } });
    await forget(request, address);
  });

  test('F4.5, C9.10 what is typed without a connection is saved once there is one', async ({
    page,
    portal,
    request,
    context,
  }) => {
    const title = portal.unique('Án sambands');
    const form = await openRegistration(page, portal, registrant);
    const first = saving(page);
    await form.title.fill(title);
    const address = new URL((await first).url()).pathname;
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed', (one) => one.method() === 'PUT');
    await form.performers.fill('Tríó Marbakki');
    await lost;
    await expect(form.performers).toHaveValue('Tríó Marbakki');
    await portal.expectAccessible();
    const saved = saving(page);
    await context.setOffline(false);
    expect((await saved).status()).toBe(200);
    const held = await ask<{ innihald: { plain: { performers: string } } }>(request, registrant, address);
    expect(held.innihald.plain.performers).toBe('Tríó Marbakki');
    await forget(request, address);
  });

  test('F4.5, C9.10 leaving the page at once saves what was typed last', async ({
    page,
    portal,
    request,
  }) => {
    const title = portal.unique('Farið í flýti');
    const form = await openRegistration(page, portal, registrant);
    const first = saving(page);
    await form.title.fill(title);
    const address = new URL((await first).url()).pathname;
    // The browser would ask whether to leave what has not been saved yet.
    page.on('dialog', (dialog) => void dialog.accept());
    await form.performers.fill('Kvartett Hlíð');
    await page.goto('/mitt-spjald');
    await expect
      .poll(async () => {
        const held = await ask<{ innihald: { plain: { performers: string } } }>(request, registrant, address);
        return held.innihald.plain.performers;
      })
      .toBe('Kvartett Hlíð');
    await openDrafts(page, portal);
    await page
      .getByRole('link', { name: portal.say({ is: `Halda áfram: ${title}`, en: `Continue: ${title}` }) })
      .click();
    await expect(form.performers).toHaveValue('Kvartett Hlíð');
    await forget(request, address);
  });

  test('C9.10 a draft is deleted from the card, and its address says so', async ({ page, portal }) => {
    const title = portal.unique('Má hverfa');
    const form = await openRegistration(page, portal, registrant);
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT');
    await form.title.fill(title);
    const address = new URL((await saved).url()).pathname;
    await page.goto('/mitt-spjald');
    await openDrafts(page, portal);
    await page
      .getByRole('button', {
        name: portal.say({ is: `Eyða drögum: ${title}`, en: `Delete draft: ${title}` }),
      })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: portal.say({ is: 'Eyða drögum', en: 'Delete draft' }), exact: true })
      .click();
    await expect(
      page.getByText(portal.say({ is: 'Drögunum var eytt.', en: 'The draft was deleted.' })),
    ).toBeVisible();
    await page.goto(`/verk/stofna?drog=${address.split('/').at(-1)}`);
    await expect(
      page.getByText(portal.say({ is: 'Drögin eru ekki lengur til', en: 'This draft no longer exists' })),
    ).toBeVisible();
    await portal.expectAccessible();
  });
});
