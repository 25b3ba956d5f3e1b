import type { APIRequestContext } from '@playwright/test';
import { expect, people, send, test } from './portal.ts';
import { picture } from './picture.ts';

/** A work that the member has registered. */
async function aWork(request: APIRequestContext, title: string): Promise<number> {
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3.10',
    authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }],
  });
  return verK_NR;
}

test('O191, O192, O113, O115 a list of ISRCs is read in, corrected in the grid, and added to its works', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const titles = ['Hátíð', 'Logn'].map((title) => portal.unique(title).slice(-60));
  for (const title of titles) await aWork(request, title);
  const isrc = `ISOMX26${String(Date.now()).slice(-5)}`;
  const rows = [`${titles[0]};${isrc};Sveitin`, `${titles[1]};IS-OMX;Sveitin`];
  await portal.openAs(people.member, '/verk/isrc-listi');
  await picture(page, 'isrc-sheets');
  await main.locator('input[type=file]').setInputFiles({
    name: 'upptökur.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Lag;Upptökukóði;Artist', ...rows].join('\n')),
  });
  await portal.expectAccessible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ is: 'Lesa inn 2 kóða', en: 'Read in 2 codes' }) })
    .click();
  const grid = page.getByRole('grid');
  const wrong = grid.locator('[aria-invalid=true]');
  await expect(wrong).toHaveText('IS-OMX');
  await picture(page, 'isrc-sheet');
  await wrong.click();
  await expect(main.getByText(say({ is: 'nákvæmlega 12', en: 'exactly 12' }))).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.type(`${isrc.slice(0, -1)}${(Number(isrc.slice(-1)) + 1) % 10}`);
  await page.keyboard.press('Enter');
  await expect(wrong).toHaveCount(0);
  const sending = { name: say({ is: 'Senda 2 kóða', en: 'Send 2 codes' }) };
  await main.getByRole('button', sending).click();
  await page.getByRole('alertdialog').getByRole('button', sending).click();
  await expect(main.getByRole('tab', { name: say({ is: 'Skráð', en: 'Registered' }) })).toContainText('2');
  await grid.getByText(titles[0] ?? '').click();
  await main.getByRole('link', { name: say({ is: 'Bætt við verk', en: 'Added to work' }) }).click();
  await page.getByRole('tab', { name: 'ISRC' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Sveitin');
});

test('O193, O194, O115 a tour is read in, corrected, and registered concert by concert', async ({
  page,
  portal,
}) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const band = portal.unique('Sveitin');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const rows = [
    `${day(20)};${band};Pustervik;Göteborg;Svíþjóð;Luger;Fyrsta lag;Einhver Höfundur;3:20`,
    ';;;;;;Annað lag;Einhver Höfundur;4:10',
    `${day(19)};${band};Hvergi;;;Luger;Fyrsta lag;Einhver Höfundur;3:20`,
  ];
  await portal.openAs(people.member, '/lifandi-flutningar/stofna');
  await main.getByRole('link', { name: say({ is: 'Skrá tónleikaferð', en: 'Register a tour' }) }).click();
  await main.locator('input[type=file]').setInputFiles({
    name: 'ferð.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Dagsetning;Flytjendur;Staður;Borg;Land;Tónleikahaldari;Lag;Höfundur;Lengd', ...rows].join('\n'),
    ),
  });
  await portal.expectAccessible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ is: 'Lesa inn 2 tónleika', en: 'Read in 2 concerts' }) })
    .click();
  const grid = page.getByRole('grid');
  const wrong = grid.locator('[aria-invalid=true]');
  await expect(wrong).toHaveText('Hvergi');
  await picture(page, 'tour-sheet');
  await wrong.click();
  await expect(main).toContainText(
    say({ is: 'Enginn tónleikastaður heitir Hvergi', en: 'No venue is called Hvergi' }),
  );
  await portal.expectAccessible();
  // By its number.
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await expect(wrong).toHaveCount(0);
  const sending = { name: say({ is: 'Senda 2 tónleika', en: 'Send 2 concerts' }) };
  await main.getByRole('button', sending).click();
  await page.getByRole('alertdialog').getByRole('button', sending).click();
  await expect(main.getByRole('tab', { name: say({ is: 'Skráð', en: 'Registered' }) })).toContainText('2');
  await grid.getByText('Pustervik').click();
  await main
    .getByRole('link', { name: say({ is: 'Skráð sem flutningur', en: 'Registered as performance' }) })
    .click();
  await expect(main).toContainText(band);
});

test('O195, O196, O115 staff add many members, and correct one by keyboard', async ({ page, portal }) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const names = ['Sólveig', 'Bergur'].map((name) => portal.unique(name));
  const number = () => `010130${String(3000 + Math.floor(Math.random() * 6000))}`;
  await portal.openAs(people.editor, '/notendur');
  await main.getByRole('link', { name: say({ is: 'Skrá marga félaga', en: 'Many members' }) }).click();
  await main.locator('input[type=file]').setInputFiles({
    name: 'félagar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Fullt nafn;Kt;Netfang\n${names[0]};${number()};a@example.is\n${names[1]};12;b@example.is`,
    ),
  });
  await portal.expectAccessible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ is: 'Lesa inn 2 félaga', en: 'Read in 2 members' }) })
    .click();
  const grid = page.getByRole('grid');
  const wrong = grid.locator('[aria-invalid=true]');
  await expect(wrong).toHaveText('12');
  await picture(page, 'member-sheet');
  await wrong.click();
  await portal.expectAccessible();
  await page.keyboard.type(number());
  await page.keyboard.press('Enter');
  await expect(wrong).toHaveCount(0);
  const sending = { name: say({ is: 'Skrá 2 félaga', en: 'Add 2 members' }) };
  await main.getByRole('button', sending).click();
  await page.getByRole('alertdialog').getByRole('button', sending).click();
  await expect(main.getByRole('tab', { name: say({ is: 'Skráð', en: 'Registered' }) })).toContainText('2');
  await grid.getByText(names[0] ?? '').click();
  await main.getByRole('link', { name: say({ is: 'Skráð sem aðili', en: 'Added as person' }) }).click();
  await expect(main).toContainText(names[0] ?? '');
});
