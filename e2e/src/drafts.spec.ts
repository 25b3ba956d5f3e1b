import { expect, people, test } from './portal.ts';
import { openRegistration, registrationForm } from './registrationForm.ts';

const registrant = people.abroad;

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
    await page.getByRole('button', { name: portal.say({ is: 'Sækja hina', en: 'Take the other' }) }).click();
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

  test('C9.10 a draft is deleted from the card, and its address says so', async ({ page, portal }) => {
    const title = portal.unique('Má hverfa');
    const form = await openRegistration(page, portal, registrant);
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT');
    await form.title.fill(title);
    const address = new URL((await saved).url()).pathname;
    await page.goto('/mitt-spjald');
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
