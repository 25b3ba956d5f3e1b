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
