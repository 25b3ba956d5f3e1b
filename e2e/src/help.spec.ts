import { expect, people, test } from './portal.ts';

// The help, from where you are to what you look for.

const texts = {
  help: { is: 'Hjálp', en: 'Help' },
  search: { is: 'Leita í hjálpinni', en: 'Search the help' },
  works: { is: 'Skráning verka', en: 'Registering works' },
  approval: { is: 'Samþykki meðhöfunda og ljósin', en: 'Approval of co-authors, and the lights' },
  sevenDays: { is: '7 daga til að andmæla', en: '7 days to object' },
  none: { is: 'Ekkert fannst', en: 'Nothing found' },
  showAll: { is: 'Sýna allt', en: 'Show everything' },
};

test('F2.17, C1.6, C2.12, C1.17 a page leads to its section of the help, which can be searched', async ({
  page,
  portal,
}) => {
  const { openAs, say, expectAccessible } = portal;
  await openAs(people.fewWorks, '/verk/stofna');
  await page.getByRole('button', { name: /Notandavalmynd|User menu/ }).click();
  await page.getByRole('menuitem', { name: say(texts.help) }).click();
  await expect(page).toHaveURL(/\/hjalp#skra-verk$/);
  await expect(page.getByRole('heading', { name: say(texts.works) })).toBeInViewport();
  await expectAccessible();

  await page.getByRole('searchbox', { name: say(texts.search) }).fill(say(texts.sevenDays));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([say(texts.approval)]);
  await page.getByRole('searchbox', { name: say(texts.search) }).fill('xyzzy');
  await expect(page.getByText(say(texts.none))).toBeVisible();
  await page.getByRole('button', { name: say(texts.showAll) }).click();
  await page.getByRole('link', { name: say(texts.approval) }).click();
  await expect(page.getByText(say(texts.sevenDays))).toBeInViewport();
});

test('C1.17 is read by those who have no menu too', async ({ page, portal }) => {
  await portal.openAs(people.external, '/hjalp#umbod');
  await expect(page.getByRole('heading', { level: 1, name: portal.say(texts.help) })).toBeAttached();
});

test('C1.1 a publisher has contracts, authorizations, the card and the help', async ({ page, portal }) => {
  await portal.openAs(people.publisher, '/samningar');
  for (const path of ['/samningar', '/umboð', '/mitt-spjald', '/hjalp']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${encodeURI(path)}$`));
  }
});
