import type { APIRequestContext, Route } from '@playwright/test';
import { ask, expect, people, test } from './portal.ts';
import { openRegistration } from './registrationForm.ts';

const own = 'Amélie Łukasik-Čapková';
const registrant = people.abroad;
const personId = 1007;
const registering = '**/api/compositions';

test.describe('sending a registration', () => {
  test('F4.5, F8.1, C8.5, C9.10, V11 what is typed outlives a reload and the end of the session', async ({
    page,
    portal,
    request,
  }) => {
    const title = portal.unique('Drög');
    const form = await openRegistration(page, portal, registrant);
    await form.title.fill(title);
    await form.length.fill('7.11');
    await form.edit(own, { role: 'composer' });
    await form.addTitle('Uppkast');
    await expect(page.getByText(portal.say({ is: 'Drög vistuð', en: 'Draft saved' }))).toBeVisible();
    await page.reload();
    await expect(
      page.getByText(portal.say({ is: 'Drögin þín eru hér enn', en: 'Your draft is still here' })),
    ).toBeVisible();
    await expect(form.title).toHaveValue(title);
    await portal.expectAccessible();

    const kept = await page.evaluate(() => localStorage.getItem('omur.session'));
    const { token } = JSON.parse(kept ?? '{}') as { token: string };
    const ended = await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
    expect(ended.status()).toBe(204);
    await form.performers.fill('Dúó Straumönd');
    await form.submit.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(
      page.getByText(portal.say({ is: 'Lotan þín rann út.', en: 'Your session has ended.' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: /Amélie/ }).click();
    await expect(page).toHaveURL(/\/verk\/stofna/);
    await expect(form.title).toHaveValue(title);
    await expect(form.length).toHaveValue('7.11');
    await expect(form.performers).toHaveValue('Dúó Straumönd');
    await expect(page.getByRole('tabpanel')).toContainText(/\(C\)/);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await countOf(request, title)).toBe(1);
  });

  test('F4.7, W5 pressing twice, or again after a lost answer, registers one work', async ({
    page,
    portal,
    request,
  }) => {
    const title = portal.unique('Einu sinni');
    const form = await openRegistration(page, portal, registrant);
    await form.title.fill(title);
    await form.submit.dblclick();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await countOf(request, title)).toBe(1);

    const lost = portal.unique('Týnt svar');
    await page.goto('/verk/stofna');
    await form.title.fill(lost);
    await page.route(registering, loseAnswer, { times: 1 });
    await form.submit.click();
    await expect(
      page.getByText(
        portal.say({ is: 'Ekkert af því sem þú skrifaðir er glatað', en: 'Nothing you typed is lost' }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: portal.say({ is: 'Reyna aftur', en: 'Try again' }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: lost })).toBeVisible();
    expect(await countOf(request, lost)).toBe(1);
  });

  test('F8.3, F8.4, V3 a refusal stands in the author area until the authors change', async ({
    page,
    portal,
  }) => {
    const form = await openRegistration(page, portal, registrant);
    await form.title.fill(portal.unique('Ekki mitt'));
    // Such a registration never leaves the form itself.
    await page.route(registering, sendInstead({ authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }] }), {
      times: 1,
    });
    await form.submit.click();
    const refusal = page.getByRole('tabpanel').getByText(
      portal.say({
        is: 'Notandi verður að vera skráður sem höfundur',
        en: 'The user must be registered as an author',
      }),
    );
    await expect(refusal).toBeVisible();
    await portal.expectAccessible();
    await form.edit(own, { role: 'composer' });
    await expect(refusal).toBeHidden();
  });

  test('F2.20, F8.6, V11 what changed meanwhile is named, and the draft is as it was', async ({
    page,
    portal,
  }) => {
    const title = portal.unique('Í millitíðinni');
    const form = await openRegistration(page, portal, registrant);
    await form.title.fill(title);
    const ended = { id: 10006, typeOfAuthor: 36, ratio: 100, publishingContractId: 2_000_000_000 };
    await page.route(registering, sendInstead({ authors: [ended] }), { times: 1 });
    await form.submit.click();
    await expect(page).toHaveURL(/\/precondition-failed/);
    // The form says why too, for as long as it stands there.
    await expect(page.getByRole('heading', { name: 'PRECONDITION FAILED' })).toBeVisible();
    await expect(
      page.getByText(
        portal.say({
          is: 'Útgáfusamningur sem var valinn er ekki lengur í gildi.',
          en: 'A publishing contract that was chosen is no longer running.',
        }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page
      .getByRole('link', { name: portal.say({ is: 'Til baka í drögin', en: 'Back to the draft' }) })
      .click();
    await expect(form.title).toHaveValue(title);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

/** How many works of that title the registrant has. */
async function countOf(request: APIRequestContext, title: string): Promise<number> {
  const path = `/api/persons/${personId}/compositions?search=${encodeURIComponent(title)}`;
  const works = await ask<{ heitI_VERKS: string }[]>(request, registrant, path);
  return works.filter((work) => work.heitI_VERKS === title).length;
}

/** The server does its work, and the answer never arrives. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/** The server is sent something else than the form says. */
const sendInstead = (content: object) => (route: Route) =>
  route.continue({ postData: { ...route.request().postDataJSON(), ...content } });
