import { expect, people, test } from './portal.ts';

/** So many days from today, as you type it. */
function typedDay(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

test('D1, M2 a day is planned at the desk, stands in the calendar of a member and in the one they subscribe to, is moved, and removed', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const period = portal.unique('Tímabil');
  const toast = (texts: { is: string; en: string }) => expect(desk.page.getByText(say(texts))).toBeVisible();
  const planned = desk.page.getByRole('link', { name: period });
  const dialog = desk.page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
  const day = dialog.getByLabel(say({ is: 'Dagur', en: 'Day' }), { exact: true });

  await desk.portal.openAs(people.administrator, '/úthlutanir');
  await desk.page
    .getByRole('main')
    .getByRole('link', { name: say({ is: 'Úthlutunardagar', en: 'Distribution days' }) })
    .click();
  await desk.page.getByRole('button', { name: say({ is: 'Ákveða dag', en: 'Plan a day' }) }).click();
  await save.click();
  const category = dialog.getByLabel(say({ is: 'Flokkur', en: 'Category' }));
  await expect(category).toBeFocused();
  await desk.portal.expectAccessible();
  await category.selectOption({ label: say({ is: 'Streymi og sala', en: 'Streaming and sales' }) });
  await dialog.getByLabel(say({ is: 'Tímabil', en: 'Period' })).fill(period);
  await day.fill(typedDay(-1));
  await save.click();
  await expect(
    dialog.getByText(say({ is: 'Þessi dagur er liðinn.', en: 'This day has passed.' })),
  ).toBeVisible();
  await day.fill(typedDay(9));
  await save.click();
  await toast({ is: 'Dagurinn hefur verið ákveðinn.', en: 'The day has been planned.' });
  await desk.portal.expectAccessible();

  await portal.openAs(people.lyricist, '/stats');
  const card = page.getByRole('region', { name: say({ is: 'Úthlutunardagar', en: 'Distribution days' }) });
  const shown = card.getByRole('listitem').filter({ hasText: period });
  await expect(shown).toContainText(say({ is: 'Eftir 9 daga', en: 'In 9 days' }));
  await card.getByRole('button', { name: say({ is: 'Setja í dagatal', en: 'Add to calendar' }) }).click();
  await page.getByRole('button', { name: say({ is: 'Búa til slóð', en: 'Make an address' }) }).click();
  const address = await page.getByLabel(say({ is: 'Slóðin þín', en: 'Your address' })).inputValue();
  await portal.expectAccessible();
  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await calendar.text()).replaceAll(/\r\n[ \t]/g, '')).toContain(`${period}\r\n`);

  await planned.click();
  await day.fill(typedDay(30));
  await save.click();
  await toast({ is: 'Deginum hefur verið breytt.', en: 'The day has been changed.' });
  await page.reload();
  await expect(shown).toContainText(say({ is: 'Eftir 30 daga', en: 'In 30 days' }));

  await card.getByRole('button', { name: say({ is: 'Setja í dagatal', en: 'Add to calendar' }) }).click();
  await page.getByRole('button', { name: say({ is: 'Hætta áskrift', en: 'End subscription' }) }).click();
  await expect(
    page.getByRole('button', { name: say({ is: 'Búa til slóð', en: 'Make an address' }) }),
  ).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  await planned.click();
  await dialog.getByRole('button', { name: say({ is: 'Fella niður', en: 'Remove' }) }).click();
  await desk.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say({ is: 'Fella niður', en: 'Remove' }) })
    .click();
  await toast({ is: 'Dagurinn hefur verið felldur niður.', en: 'The day has been removed.' });
  await page.reload();
  await expect(card).toBeVisible();
  await expect(shown).toHaveCount(0);
});
