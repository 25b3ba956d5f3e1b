import type { Page } from '@playwright/test';
import { expect, momentIn, people, test } from './portal.ts';
import { picture } from './picture.ts';

/** Pastes as a spreadsheet puts it on the clipboard, where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

test('O108, O109, O113, O115, O325 a list of works is read in, corrected in the grid, and what is sound is sent', async ({
  page,
  portal,
}) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const titles = ['Vor', 'Sumar'].map((title) => portal.unique(title).slice(-60));
  const rows = titles.map((title, i) => `${title};Þórdís Æsa Öndólfsdóttir;${i === 0 ? 100 : 60};3:2${i}`);
  await portal.openAs(people.member, '/verk/skra-morg');
  await main.locator('input[type=file]').setInputFiles({
    name: 'lög.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Lag;Höfundur;Skipting;Lengd', ...rows].join('\n')),
  });
  const dialog = page.getByRole('dialog');
  const ours = { is: 'Hvað er í dálknum Skipting?', en: 'What is in the column Skipting?' };
  const share = { is: 'Hlutfall %', en: 'Share %' };
  const readIn = { is: 'Lesa inn 2 verk', en: 'Read in 2 works' };
  await dialog.getByLabel(say(ours)).selectOption({ label: say(share) });
  await portal.expectAccessible();
  await portal.inOtherLanguage(async (other) => {
    await expect(dialog.getByLabel(other(ours)).locator('option:checked')).toHaveText(other(share));
    await expect(dialog.getByRole('button', { name: other(readIn), exact: true })).toBeEnabled();
  });
  await dialog.getByRole('button', { name: say(readIn) }).click();

  const grid = page.getByRole('grid');
  const wrong = grid.locator('[aria-invalid=true]');
  await expect(wrong).toHaveText('60');
  await wrong.click();
  const total = { is: 'Samanlagt hlutfall verður að vera 100%.', en: 'The shares must total 100%.' };
  await expect(main).toContainText(say(total));
  await portal.expectAccessible();
  await portal.inOtherLanguage(async (other) => {
    await expect(main).toContainText(other(total));
    await expect(main).not.toContainText(say(total));
    await expect(wrong).toHaveText('60');
  });
  await expect(main).toContainText(say(total));
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(wrong).toHaveCount(0);
  const two = { is: 'Senda 2 verk', en: 'Send 2 works' };
  const asked = page.getByRole('alertdialog');
  await main.getByRole('button', { name: say(two) }).click();
  await portal.inOtherLanguage(async (other) => {
    await expect(asked.getByRole('button', { name: other(two) })).toBeVisible();
  });
  await asked.getByRole('button', { name: say(two) }).click();
  const registered = { is: 'Skráð', en: 'Registered' };
  const asWork = { is: 'Skráð sem verk', en: 'Registered as work' };
  await expect(main.getByRole('tab', { name: say(registered) })).toContainText('2');
  await grid.getByText(titles[0] ?? '').click();
  await expect(main.getByRole('link', { name: say(asWork) })).toBeVisible();
  await portal.inOtherLanguage(async (other) => {
    await expect(main.getByRole('tab', { name: other(registered) })).toContainText('2');
    await expect(main.getByRole('link', { name: other(asWork) })).toBeVisible();
  });
});

test('O115, O364 who prints the grid, or narrows the window, is where they were, with what they had typed', async ({
  page,
  portal,
}) => {
  const { say } = portal;
  const rows = Array.from({ length: 60 }, (_, i) => `Lag ${i};Þórdís Æsa Öndólfsdóttir;60`);
  await portal.openAs(people.member, '/verk/skra-morg');
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'löng.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Lag;Höfundur;Hlutfall %', ...rows].join('\n')),
    });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ is: 'Lesa inn 60 verk', en: 'Read in 60 works' }) })
    .click();
  const grid = page.getByRole('grid');
  const chosen = grid.locator('[role=gridcell][aria-selected=true]');
  await grid.getByText('Lag 2', { exact: true }).click();
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const isWhereItWas = async () => {
    await expect(chosen).toHaveText(['Lag 42', 'Lag 43']);
    await expect(chosen.first()).toBeInViewport();
    await expect(grid).toBeFocused();
  };
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const comeAndGo = [
    () => page.pdf(),
    async () => {
      await page.setViewportSize({ width: 760, height });
      await expect(grid).toHaveCount(0);
      await page.setViewportSize({ width, height });
    },
    () => page.screenshot({ fullPage: true }),
  ];
  await isWhereItWas();
  for (const comesAndGoes of comeAndGo) {
    await comesAndGoes();
    await isWhereItWas();
  }
  await page.setViewportSize({ width: 800, height });
  await isWhereItWas();
  await portal.expectAccessible();
  await page.setViewportSize({ width, height });
  // It moves on from there, and what is half typed is not lost.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Hálft hei');
  for (const comesAndGoes of comeAndGo) await comesAndGoes();
  await page.keyboard.type('ti');
  await page.keyboard.press('Enter');
  await expect(grid.getByText('Hálft heiti', { exact: true })).toBeInViewport();
  await expect(grid.getByText('Lag 43', { exact: true })).toHaveCount(0);
});

test('O255, O108, O115, O313, O325 a list that is copied in a spreadsheet is pasted with its headings, and cells onto the sheet', async ({
  page,
  portal,
}) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const odd = portal.unique('Hversu mikið').slice(-60);
  const rows = [
    `Lag\tHver samdi\t${odd}\tTími`,
    '"Brimalda\nog stilla"\tÞórdís Æsa Öndólfsdóttir\t100\t03:25:00',
    '"Hetjur"\tÞórdís Æsa Öndólfsdóttir\t100\t2:05',
  ];
  const take = (count: number) =>
    dialog.getByRole('button', { name: say({ is: `Lesa inn ${count} verk`, en: `Read in ${count} work` }) });
  await portal.openAs(people.member, '/verk/skra-morg');
  await expect(
    main.getByRole('button', { name: say({ is: 'Velja skjal', en: 'Choose a file' }) }),
  ).toBeVisible();
  await paste(page, rows.join('\r\n'));
  const ours = dialog.getByLabel(
    say({ is: `Hvað er í dálknum ${odd}?`, en: `What is in the column ${odd}?` }),
  );
  await ours.selectOption({ label: say({ is: 'Hlutfall %', en: 'Share %' }) });
  await dialog
    .getByLabel(say({ is: 'Hvað er í dálknum Hver samdi?', en: 'What is in the column Hver samdi?' }))
    .selectOption({ label: say({ is: 'Nafn höfundar', en: 'Author’s name' }) });
  const mapping = odd.slice(-40);
  await dialog
    .getByLabel(say({ is: 'Geyma dálkaskipanina sem', en: 'Keep the column mapping as' }))
    .fill(mapping);
  await portal.expectAccessible();
  await picture(page, 'bulk-pasted');
  await take(2).click();

  const grid = page.getByRole('grid');
  await expect(grid.getByText('Brimalda og stilla', { exact: true })).toBeVisible();
  await expect(grid.getByText('"Hetjur"', { exact: true })).toBeVisible();
  await expect(grid.locator('[aria-invalid=true]')).toHaveCount(0);

  // The same headings are known the next time, also on a sheet that is open.
  await grid.focus();
  await page.keyboard.press('Control+End');
  await paste(page, [rows[0], ...rows.slice(1).map((row) => row.replace('"Hetjur"', 'Í lokin'))].join('\n'));
  await expect(ours).toHaveValue('share');
  const chosen = dialog.getByRole('combobox', {
    name: say({ is: 'Dálkaskipan', en: 'Column mapping' }),
    exact: true,
  });
  await expect(chosen.locator('option:checked')).toHaveText(mapping);
  await take(2).click();
  await expect(grid.getByText('Í lokin', { exact: true })).toBeVisible();

  // Cells without headings go where they are put; what has no column is told, and all of it is undone at once.
  await page.keyboard.press('Control+Home');
  await paste(page, 'Annað heiti\t4:00\nÞriðja heiti\t4:10');
  await expect(grid.getByText('Þriðja heiti', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(grid.getByText('Brimalda og stilla', { exact: true }).first()).toBeVisible();
  await expect(grid.getByText('Þriðja heiti', { exact: true })).toHaveCount(0);
  await page.keyboard.press('End');
  await paste(page, 'a\tb\t1');
  await expect(page.getByText(say({ is: 'komust ekki fyrir', en: 'did not fit' }))).toBeVisible();
  await portal.expectAccessible();

  // Who adds a work goes on in it.
  await main.getByRole('button', { name: say({ is: 'Bæta við verki', en: 'Add a work' }) }).click();
  await page.keyboard.type('Beint áfram');
  await page.keyboard.press('Enter');
  await expect(grid.getByText('Beint áfram', { exact: true })).toBeInViewport();

  // What is kept by name is renamed and deleted beside the sheets.
  await main.getByRole('link', { name: say({ is: 'Öll blöð', en: 'All sheets' }) }).click();
  await main
    .getByRole('button', { name: say({ is: `Endurnefna ${mapping}`, en: `Rename ${mapping}` }) })
    .click();
  await dialog.getByLabel(say({ is: 'Heiti', en: 'Name' })).fill(`${mapping} 2`);
  await dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
  await portal.expectAccessible();
  await picture(page, 'bulk-mappings');
  await portal.inOtherLanguage(async (other) => {
    await expect(
      main.getByRole('table', { name: other({ is: 'Blöð í vinnslu', en: 'Your sheets' }) }),
    ).toContainText(momentIn(other));
    await expect(
      main.getByRole('button', { name: other({ is: `Endurnefna ${mapping} 2`, en: `Rename ${mapping} 2` }) }),
    ).toBeVisible();
  });
  const removal = say({ is: `Eyða ${mapping} 2`, en: `Delete ${mapping} 2` });
  await main.getByRole('button', { name: removal }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say({ is: 'Eyða', en: 'Delete' }) })
    .click();
  await expect(main.getByRole('button', { name: removal })).toHaveCount(0);
});

test('O376 a letter whose accent is typed first begins a cell of the grid', async ({ page, portal }) => {
  const { say } = portal;
  await portal.openAs(people.member, '/verk/skra-morg');
  await page
    .getByRole('button', { name: say({ is: 'Byrja á auðu blaði', en: 'Start with an empty sheet' }) })
    .click();
  const grid = page.getByRole('grid');
  await grid.locator('[role=gridcell]').first().click();
  await expect(grid).toBeFocused();
  // What a keyboard sends for ´ and then a: the first has no letter, and the second is put together where the focus is.
  await grid.dispatchEvent('keydown', { key: 'Dead', code: 'BracketRight', bubbles: true });
  await expect(grid.locator('input')).toBeFocused();
  await page.keyboard.insertText('Á');
  await page.keyboard.type(' Sprengisandi');
  await page.keyboard.press('Enter');
  await expect(grid.locator('[role=gridcell]').first()).toHaveText('Á Sprengisandi');
});

test('O381 entries of a sheet that are like each other stand under the tab of those that are like others', async ({
  page,
  portal,
}) => {
  const { say } = portal;
  const title = portal.unique('Tvítekið').slice(-60);
  const line = `${title};Þórdís Æsa Öndólfsdóttir;100;3:20`;
  await portal.openAs(people.member, '/verk/skra-morg');
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'tvö.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Lag;Höfundur;Hlutfall %;Lengd', line, line].join('\n')),
    });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ is: 'Lesa inn 2 verk', en: 'Read in 2 works' }) })
    .click();
  await page.getByRole('tab', { name: say({ is: 'Líkist öðru', en: 'Like others' }) }).click();
  await expect(page.getByRole('grid').getByText(title)).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText(
    say({ is: 'Líkist öðru hér á blaðinu: 2', en: 'Like another on this sheet: 2' }),
  );
});
