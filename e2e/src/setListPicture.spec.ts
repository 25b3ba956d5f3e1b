import type { Page } from '@playwright/test';
import { openPerformance } from './livePerformanceForm.ts';
import { picture } from './picture.ts';
import { ask, expect, people, test } from './portal.ts';

interface Song {
  heitI_VERKS: string;
}

/** A sheet of paper with a line for each song, as a telephone takes it. */
async function photographed(page: Page, lines: readonly string[]): Promise<Buffer> {
  const rows = lines.map((line, at) => `<p>${at + 1}. ${line}</p>`).join('');
  await page.setViewportSize({ width: 1100, height: 200 + lines.length * 140 });
  await page.setContent(
    `<body style="margin:80px;background:#f4f1ea;color:#1d1d1f;font:56px/1.4 Arial, sans-serif">${rows}</body>`,
  );
  return page.screenshot({ type: 'jpeg', quality: 80 });
}

test('H120 a set list is read from a photograph on the device, matched as a pasted one, and nothing is registered unseen', async ({
  page,
  portal,
  visit,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const { nafN_NR } = await ask<{ nafN_NR: number }>(request, people.member, `/api/persons/${people.member}`);
  const songs = await ask<Song[]>(request, people.member, `/api/persons/${nafN_NR}/compositions?limit=200`);
  const titles = songs.map(({ heitI_VERKS }) => heitI_VERKS);
  // Words that are read without doubt, of one work alone.
  const known = titles.find(
    (title) =>
      /^[A-Za-zÁÉÍÓÚáéíóú ]{8,24}$/u.test(title) && titles.filter((one) => one === title).length === 1,
  );
  if (known === undefined) throw new Error('The demo society has no work of plain letters.');
  const other = await visit();
  const paper = await photographed(other.page, [known, 'Gamla bryggjan brotnar']);

  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(`${one.method()} ${new URL(one.url()).pathname}`);
  });
  const loaded: string[] = [];
  page.on('response', (one) => void loaded.push(new URL(one.url()).pathname));
  await portal.openAs(people.member, '/lifandi-flutningar/stofna/innlendur');
  const form = await openPerformance(page, portal);
  await form.openPaste();
  expect(loaded.filter((path) => /tesseract|traineddata/u.test(path))).toEqual([]);

  await test.step('it is read into the field, to be corrected', async () => {
    const reader = form.dialog.locator('input[type=file]');
    await reader.setInputFiles({ name: 'lagalisti.jpg', mimeType: 'image/jpeg', buffer: paper });
    const field = form.dialog.getByRole('textbox');
    await expect(field).toHaveValue(new RegExp(`${known}[\\s\\S]*Gamla bryggjan brotnar`, 'u'), {
      timeout: 90_000,
    });
    expect(loaded.some((path) => /traineddata/u.test(path))).toBe(true);
    // Neither the picture nor what it says went anywhere.
    expect(sent).toEqual([]);
    await expect(form.lines).toHaveCount(0);
    await portal.expectAccessible();
    await picture(page, 'set-list-picture');
  });

  await test.step('its lines are matched, and what is not known is asked about', async () => {
    await form.findWorks();
    const line = (number: number, words: string) =>
      form.dialog.getByRole('combobox', {
        name: say({ is: `Lína ${number}: ${words}`, en: `Line ${number}: ${words}` }),
      });
    await expect(line(1, known).locator('option:checked')).toContainText(known);
    await expect(line(2, 'Gamla bryggjan brotnar')).toHaveValue('foreign');
    await line(2, 'Gamla bryggjan brotnar').selectOption('skip');
    await form.dialog
      .getByRole('button', { name: say({ is: 'Bæta 1 verki á listann', en: 'Add 1 work to the list' }) })
      .click();
    await expect(form.lines).toHaveCount(1);
    await expect(form.lines.first()).toContainText(known);
    expect(sent.filter((call) => call.includes('/api/pots'))).toEqual([]);
  });

  await test.step('a picture without words says so', async () => {
    await form.openPaste();
    const blank = await photographed(other.page, []);
    await form.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'autt.jpg', mimeType: 'image/jpeg', buffer: blank });
    await expect(form.dialog.getByRole('alert')).toContainText(
      say({ is: 'Engar línur fundust', en: 'No lines were found' }),
      { timeout: 90_000 },
    );
  });
});
