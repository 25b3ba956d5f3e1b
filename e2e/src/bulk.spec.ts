import { expect, people, test } from './portal.ts';

test('O108, O109, O113, O115 a list of works is read in, corrected in the grid, and what is sound is sent', async ({
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
  await dialog
    .getByLabel(say({ is: 'Hvað er í dálknum Skipting?', en: 'What is in the column Skipting?' }))
    .selectOption({ label: say({ is: 'Hlutfall %', en: 'Share %' }) });
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: say({ is: 'Lesa inn 2 verk', en: 'Read in 2 works' }) }).click();

  const grid = page.getByRole('grid');
  const wrong = grid.locator('[aria-invalid=true]');
  await expect(wrong).toHaveText('60');
  await wrong.click();
  await expect(main).toContainText(say({ is: 'Samanlagt hlutfall', en: 'total' }));
  await portal.expectAccessible();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(wrong).toHaveCount(0);
  const send = { name: say({ is: 'Senda 2 verk', en: 'Send 2 works' }) };
  await main.getByRole('button', send).click();
  await page.getByRole('alertdialog').getByRole('button', send).click();
  await expect(main.getByRole('tab', { name: say({ is: 'Skráð', en: 'Registered' }) })).toContainText('2');
  await grid.getByText(titles[0] ?? '').click();
  await expect(
    main.getByRole('link', { name: say({ is: 'Skráð sem verk', en: 'Registered as work' }) }),
  ).toBeVisible();
});

test('O115 who prints the grid, or narrows the window, is where they were, with what they had typed', async ({
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
      await page.setViewportSize({ width: 800, height });
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
  // It moves on from there, and what is half typed is not lost.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Hálft hei');
  for (const comesAndGoes of comeAndGo) await comesAndGoes();
  await page.keyboard.type('ti');
  await page.keyboard.press('Enter');
  await expect(grid.getByText('Hálft heiti', { exact: true })).toBeInViewport();
  await expect(grid.getByText('Lag 43', { exact: true })).toHaveCount(0);
});
