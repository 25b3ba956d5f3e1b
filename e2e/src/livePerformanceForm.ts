import { expect, type Page } from '@playwright/test';
import type { Portal } from './portal.ts';

/** One of the three forms of a live performance, as somebody uses it; it is there when this comes back. */
export async function openPerformance(page: Page, { say }: Portal) {
  const dialog = page.getByRole('dialog');
  const button = (texts: { is: string; en: string }) =>
    page.getByRole('button', { name: say(texts), exact: true });
  const setList = page.getByRole('list', { name: say({ is: 'Lagalisti', en: 'Set list' }), exact: true });
  const add = async () => {
    await dialog.getByRole('button', { name: say({ is: 'Bæta við', en: 'Add' }), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const works = dialog.getByRole('list', { name: say({ is: 'Verk sem fundust', en: 'Works found' }) });
  const title = dialog.getByLabel(say({ is: 'Heiti verks', en: 'Title of the work' }), { exact: true });
  /** Whatever stood in the dialog before, it opens empty. */
  const openAdd = async () => {
    await button({ is: 'Bæta við verki', en: 'Add work' }).click();
    await expect(title).toHaveValue('');
    await expect(works.getByRole('listitem')).toHaveCount(0);
  };
  const pick = async (name: string) => {
    await works.getByRole('button', { name }).first().click();
    await expect(dialog.getByLabel(say({ is: 'Fjöldi', en: 'Quantity' }), { exact: true })).toHaveValue('1');
  };

  const form = {
    dialog,
    performers: page.locator('#live-performers'),
    venue: page.locator('#live-venue-id'),
    hall: page.locator('#live-hall'),
    address: page.locator('#live-address'),
    festival: page.locator('#live-festival-id'),
    year: page.locator('#live-festival-year'),
    date: page.locator('#live-day'),
    promoter: page.locator('#live-promoter'),
    otherInfo: page.locator('#live-other-info'),
    country: page.locator('#live-country'),
    city: page.locator('#live-city'),
    venueName: page.locator('#live-venue'),
    missing: page.locator('#live-missing'),
    submit: button({ is: 'Skrá flutning', en: 'Register performance' }),
    rules: page.getByRole('list', {
      name: say({ is: 'Það sem þarf til að skrá', en: 'What is needed to register' }),
    }),
    lines: setList.getByRole('listitem'),
    grip: (name: string) =>
      setList.getByRole('button', { name: say({ is: `Færa: ${name},`, en: `Move ${name},` }) }),
    add,
    pick,
    addKnown: async (name: string) => {
      await openAdd();
      await title.fill(name);
      await pick(name);
      await add();
    },
    addForeign: async (name: string, authors: string) => {
      await openAdd();
      const tab = say({ is: 'Erlent verk eða ekki í kerfinu', en: 'Foreign work or not in the system' });
      await dialog.getByRole('tab', { name: tab }).click();
      await title.fill(name);
      await dialog.getByLabel(say({ is: 'Höfundar', en: 'Authors' }), { exact: true }).fill(authors);
      await add();
    },
    openPaste: () => button({ is: 'Líma lista', en: 'Paste a list' }).click(),
    findWorks: () => button({ is: 'Finna verkin', en: 'Find the works' }).click(),
    choices: dialog.getByRole('combobox'),
    takePasted: (count: number) =>
      button({ is: `Bæta ${count} verkum á listann`, en: `Add ${count} works to the list` }).click(),
    useEarlier: async (name: string) => {
      await button({ is: 'Eldri lagalisti', en: 'Old set list' }).click();
      await dialog.getByRole('searchbox').fill(name);
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
    },
  };
  await expect(form.performers).toBeVisible();
  return form;
}
