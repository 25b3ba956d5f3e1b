import type { APIRequestContext, Page } from '@playwright/test';
import { ask, expect, logIn, people, type Portal, send, test } from './portal.ts';
import { registrationForm } from './registrationForm.ts';

const own = 'Amélie Łukasik-Čapková';
const registrant = people.abroad;

/** A work of Amélie's with Jökull, who shares it equally. */
async function aWork(request: APIRequestContext, portal: Portal, title: string) {
  const idOf = async (name: string) => {
    const found = await ask<{ hofunduR_NR: number; nafN_BIRTA: string }[]>(
      request,
      registrant,
      `/api/authors?name=${encodeURIComponent(name)}`,
    );
    return found.find((one) => one.nafN_BIRTA === name)?.hofunduR_NR;
  };
  const authors = [await idOf(own), await idOf('Jökull Steinn Ármannsson')].map((id) => ({
    id,
    typeOfAuthor: 36,
    ratio: 50,
  }));
  const body = { HEITI_VERKS: portal.unique(title), LENGD: '3.30', authors };
  const { verK_NR } = await send<{ verK_NR: number }>(request, registrant, '/api/compositions', body);
  return { workId: verK_NR, title: body.HEITI_VERKS };
}

async function decide(request: APIRequestContext, path: string, data: object) {
  const { token } = await logIn(request, people.editor);
  const answer = await request.patch(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(204);
}

const button = (page: Page, { say }: Portal, texts: { is: string; en: string }) =>
  page.getByRole('button', { name: say(texts), exact: true });
const link = (page: Page, { say }: Portal, texts: { is: string; en: string }) =>
  page.getByRole('link', { name: say(texts), exact: true });
const amendment = { is: 'Breyta skráningu', en: 'Amend' };

test.describe('the life of a registration', () => {
  test('V5, V8 the registrant amends it, sees what changes, and the others are asked anew', async ({
    page,
    portal,
    request,
  }) => {
    const { workId, title } = await aWork(request, portal, 'Breytt');
    await portal.openAs(registrant, `/verk/${workId}`);
    await link(page, portal, amendment).click();
    const form = registrationForm(page, portal);
    const save = button(page, portal, { is: 'Vista breytingar', en: 'Save changes' });
    await expect(form.title).toHaveValue(title);
    await expect(save).toBeDisabled();
    await form.length.fill('4.10');
    const changes = page.getByRole('region', {
      name: portal.say({ is: 'Það sem breytist', en: 'What changes' }),
    });
    await expect(changes).toContainText('3.30');
    const anew = page.getByText(
      portal.say({ is: 'Samþykkis er leitað að nýju', en: 'Approvals start again' }),
    );
    await expect(anew).toBeHidden();
    await form.edit(own, { share: '60' });
    await form.edit('Jökull Steinn Ármannsson', { share: '40' });
    await expect(anew).toBeVisible();
    await portal.expectAccessible();

    // The draft of an amendment is its own, and outlives a reload.
    await expect(page.getByText(portal.say({ is: 'Drög vistuð', en: 'Draft saved' }))).toBeVisible();
    await page.reload();
    await expect(form.length).toHaveValue('4.10');
    await save.click();
    await expect(page).toHaveURL(new RegExp(`/verk/${workId}$`));
    await expect(
      page.getByRole('heading', { name: portal.say({ is: 'Breytingar á skráningu', en: 'Amendments' }) }),
    ).toBeVisible();
    await portal.expectAccessible();
    const told = await ask<{ reitur: string }[]>(
      request,
      people.lyricist,
      `/api/compositions/${workId}/approvals`,
    );
    expect(JSON.stringify(told)).toContain('"umferd":2');
  });

  test('W5 an amendment with somebody new is made once, though its answer is lost and the page loaded anew', async ({
    page,
    portal,
    request,
  }) => {
    const { workId, title } = await aWork(request, portal, 'Týnt svar');
    await portal.openAs(registrant, `/verk/${workId}/breyta`);
    const form = registrationForm(page, portal);
    await expect(form.title).toHaveValue(title);
    const name = portal.unique('Svala Brim');
    const kennitala = `310201${String(Date.now()).slice(-4)}`;
    await form.addUnknownAuthor({
      name,
      email: 'svala@demo.example',
      kennitala,
      role: 'lyricist',
      share: '20',
    });
    await form.edit(own, { share: '40' });
    await form.edit('Jökull Steinn Ármannsson', { share: '40' });
    const amending = `**/api/compositions/${workId}`;
    await page.route(
      amending,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const save = button(page, portal, { is: 'Vista breytingar', en: 'Save changes' });
    await save.click();
    await expect(
      page.getByText(
        portal.say({ is: 'Ekkert af því sem þú skrifaðir er glatað', en: 'Nothing you typed is lost' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.reload();
    await save.click();
    await expect(page).toHaveURL(new RegExp(`/verk/${workId}$`));
    const amended = await ask<unknown[]>(request, registrant, `/api/compositions/${workId}/amendments`);
    expect(amended).toHaveLength(1);
  });

  test('V11 an amendment that rests on what has changed leads back to the draft', async ({
    page,
    portal,
    request,
  }) => {
    const { workId } = await aWork(request, portal, 'Samtímis');
    await portal.openAs(registrant, `/verk/${workId}/breyta`);
    const form = registrationForm(page, portal);
    await form.length.fill('4.10');
    await decide(request, `/api/compositions/${workId}/review`, { SAMTHYKKT: true });
    await button(page, portal, { is: 'Vista breytingar', en: 'Save changes' }).click();
    await expect(page).toHaveURL(/precondition-failed/);
    // The address is there before the page is.
    await expect(page.getByText('PRECONDITION FAILED')).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(form.length).toHaveValue('4.10');
    await expect(button(page, portal, { is: 'Senda tillögu', en: 'Send the proposal' })).toBeEnabled();
  });

  test('D1 a change of an approved work is a proposal, and its refusal is told with the remark', async ({
    page,
    portal,
    request,
  }) => {
    const { workId, title } = await aWork(request, portal, 'Tillaga');
    await decide(request, `/api/compositions/${workId}/review`, { SAMTHYKKT: true });
    await portal.openAs(registrant, `/verk/${workId}`);
    await link(page, portal, { is: 'Leggja til breytingu', en: 'Propose a change' }).click();
    const form = registrationForm(page, portal);
    await form.length.fill('5.00');
    await page
      .getByLabel(portal.say({ is: 'Skýring til félagsins', en: 'Explanation for the society' }))
      .fill('Ný mæling.');
    await portal.expectAccessible();
    await button(page, portal, { is: 'Senda tillögu', en: 'Send the proposal' }).click();
    const waits = portal.say({
      is: 'Tillaga bíður afgreiðslu félagsins',
      en: 'A proposal is waiting for the society',
    });
    await expect(page.getByText(waits, { exact: true })).toBeVisible();
    const [proposal] = await ask<{ tillogU_NR: number }[]>(
      request,
      people.editor,
      `/api/compositions/${workId}/proposals`,
    );
    await decide(request, `/api/proposals/${proposal?.tillogU_NR}/review`, {
      SAMTHYKKT: false,
      ATHUGASEMD: 'Mælum 3.30.',
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Mælum 3.30.')).toBeVisible();
    await portal.expectAccessible();
  });

  test('V4, S6 a registration is withdrawn with a reason, and is gone for everyone else', async ({
    page,
    portal,
    request,
    desk,
  }) => {
    const { workId, title } = await aWork(request, portal, 'Afturkallað');
    await portal.openAs(registrant, `/verk/${workId}`);
    await button(page, portal, { is: 'Draga til baka', en: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog');
    const withdraw = dialog.getByRole('button', {
      name: portal.say({ is: 'Draga skráninguna til baka', en: 'Withdraw the registration' }),
    });
    await withdraw.click();
    await expect(dialog).toContainText(portal.say({ is: 'Skrifaðu hvers vegna.', en: 'Write why.' }));
    await portal.expectAccessible();
    await dialog.getByRole('textbox').fill('Skráð tvisvar.');
    await withdraw.click();
    await expect(
      page.getByText(
        portal.say({ is: 'Þessi skráning var dregin til baka', en: 'This registration was withdrawn' }),
      ),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Skráð tvisvar.');
    await portal.expectAccessible();
    await desk.portal.openAs(people.lyricist, `/verk/${workId}`);
    await expect(desk.page).toHaveURL(/not-found/);
    const found = await ask<{ StatusCode?: number }>(
      request,
      people.member,
      `/api/compositions?name=${encodeURIComponent(title)}`,
    );
    expect(JSON.stringify(found)).not.toContain(`"verK_NR":${workId},`);
  });

  test('V8 a title that is there already is shown while you type', async ({ page, portal, request }) => {
    const { workId, title } = await aWork(request, portal, 'Líkt verk');
    await portal.openAs(registrant, '/verk/stofna');
    const form = registrationForm(page, portal);
    const asked = page.getByRole('region', {
      name: portal.say({ is: 'Er það eitt af þessum?', en: 'Is it one of these?' }),
    });
    await form.title.fill('Ekkert líkt þessu heiti');
    await expect(asked).toBeHidden();
    await form.title.fill(title.toUpperCase().slice(0, 60));
    const found = asked.getByRole('link').first();
    await expect(found).toContainText(title);
    await expect(found).toHaveAttribute('href', `/verk/${workId}`);
    await expect(found).toHaveAttribute('target', '_blank');
    await portal.expectAccessible();
  });
});
