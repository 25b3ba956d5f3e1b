import type { APIRequestContext, Page } from '@playwright/test';
import { ask, expect, logIn, people, type Portal, send, test } from './portal.ts';
import { picture } from './picture.ts';

interface Given {
  status: 'AS' | 'CO';
  recipientNumber: string;
  iswc?: string;
}

/** An answer to the transaction of a work, as ICE would send it; a conflict with the work that it conflicts with. */
function answerTo(file: string, workId: number, { status, recipientNumber, iswc }: Given): Buffer {
  const lines = file.split('\r\n');
  const at = lines.findIndex(
    (line) => /^(?:NWR|REV)/u.test(line) && line.slice(81, 95).trim() === String(workId),
  );
  const work = lines[at] ?? '';
  const next = lines.findIndex((line, i) => i > at && /^(?:NWR|REV|GRT)/u.test(line));
  const made = (lines[0] ?? '').slice(64, 78);
  const own = lines.slice(at, next);
  const named = [`${work.slice(0, 95)}${(iswc ?? '').padEnd(11)}${work.slice(106)}`, ...own.slice(1)];
  const theirs = status === 'CO' ? own.map((line, i) => (i === 0 ? `EXC${line.slice(3)}` : line)) : [];
  const inside = [...named, ...theirs].map(
    (line, i) => `${line.slice(0, 3)}00000000${eight(i + 1)}${line.slice(19)}`,
  );
  const title = work.slice(19, 79);
  const acknowledgement = `ACK0000000000000000${made}00001${work.slice(3, 11)}NWR${title}${String(workId).padEnd(20)}${recipientNumber.padEnd(20)}20261122${status}`;
  const records = [acknowledgement, ...inside];
  const answer = [
    `HDRSO000000319${'ICE'.padEnd(45)}01.102026112209300020261122${'UTF-8'.padEnd(15)}2.2001`,
    'GRHACK0000102.200000000000',
    ...records,
    `GRT0000100000001${eight(records.length + 2)}`,
    `TRL0000100000001${eight(records.length + 4)}`,
    '',
  ].join('\r\n');
  return Buffer.from(answer, 'latin1');
}

const green = 0;
const eight = (count: number) => String(count).padStart(8, '0');

/** An ISWC that is written right, of nine digits. */
function iswcOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, i) => total + (i + 1) * Number(digit), 1);
  return `T${digits}${(10 - (sum % 10)) % 10}`;
}

test.describe('Files of CWR', () => {
  test('X90–X97 a work is sent, answered and gets its numbers, and a conflict is decided on', async ({
    page,
    portal,
    request,
  }) => {
    test.slow();
    const { say, unique } = portal;
    const headers = { authorization: `Bearer ${(await logIn(request, people.editor)).token}` };
    const { hofunduR_NR: author } = await ask<{ hofunduR_NR: number }>(
      request,
      people.member,
      '/api/authors/id',
    );
    const title = unique('Sendiför');
    const { verK_NR: workId } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3.30',
      authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
    });
    const lightOf = async () =>
      (await ask<{ ljos: number }>(request, people.editor, `/api/compositions/${workId}`)).ljos;
    expect(await lightOf()).not.toBe(green);
    const approved = await request.patch(`/api/compositions/${workId}/review`, {
      headers,
      data: { SAMTHYKKT: true },
    });
    expect(approved.ok()).toBe(true);
    expect(await lightOf()).toBe(green);
    const recipientNumber = `ICE${workId}`;
    const iswc = iswcOf(String(Date.now()).slice(-9));

    await test.step('staff make a file', async () => {
      await portal.openAs(people.editor, '/cwr-ut');
      await portal.expectAccessible();
      await picture(page, 'receivers');
      await page
        .getByRole('button', { name: say({ is: 'Búa til skrá handa ICE', en: 'Make file for ICE' }) })
        .click();
      await expect
        .poll(() => fileWith(request, headers, workId), { timeout: 120_000 })
        .toContain(String(workId));
      await page.getByRole('tab', { name: say({ is: 'Skrár', en: 'Files' }), exact: true }).click();
      await expect(page.getByText(/CW\d{6}077_319\.V22/u).first()).toBeVisible();
      await portal.expectAccessible();
      await picture(page, 'files');
    });
    const file = await fileWith(request, headers, workId);

    await test.step('the answer gives the work its numbers', async () => {
      await page.goto('/cwr-ut?flipi=svor');
      await takeIn(page, portal, answerTo(file, workId, { status: 'AS', recipientNumber, iswc }));
      const numbers = await request.get(`/api/compositions/${workId}/numbers`, { headers });
      expect(await numbers.text()).toContain(recipientNumber);
      await picture(page, 'answers');
      const files = await ask<{ fjoldI_SVARADRA: number }[]>(request, people.editor, '/api/cwr/sentFiles');
      expect(files.map(({ fjoldI_SVARADRA }) => fjoldI_SVARADRA)).toContain(1);
      await page.goto(`/verk/${workId}`);
      await expect(page.getByText(/T-?\d{3}\.?\d{3}\.?\d{3}-?\d/u).first()).toBeVisible();
      await picture(page, 'work');
    });

    await test.step('a conflict is a case with both versions, which staff close', async () => {
      await page.goto('/cwr-ut?flipi=svor');
      await takeIn(page, portal, answerTo(file, workId, { status: 'CO', recipientNumber, iswc }));
      await page.goto('/cwr-ut?flipi=mal');
      await expect(page.getByText(title).first()).toBeVisible();
      await portal.expectAccessible();
      await picture(page, 'cases');
      await page
        .getByRole('button', {
          name: say({ is: `Skoða mál um „${title}“`, en: `View the case about “${title}”` }),
        })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByRole('heading', { name: say({ is: 'Þeirra skráning', en: 'Their version' }) }),
      ).toBeVisible();
      await portal.expectAccessible();
      await picture(page, 'case');
      await dialog.getByLabel(say({ is: 'Athugasemd', en: 'Note' })).fill('ICE 123');
      await dialog.getByRole('button', { name: say({ is: 'Ljúka máli', en: 'Close case' }) }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(title)).toHaveCount(0);
      await page.getByLabel(say({ is: 'Lokið', en: 'Closed' }), { exact: true }).check();
      await expect(page.getByText(title).first()).toBeVisible();
      await picture(page, 'closed');
    });
  });

  test('X130, X132 an administrator adds a receiver and closes it again', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    // One that no earlier run has added.
    const offered = await ask<{ vidtakandI_CWR: string; nafN_FELAG: string }[]>(
      request,
      people.administrator,
      '/api/cwr/societies',
    );
    const society = offered.find(({ nafN_FELAG }) => /^[A-Z]{5,9}$/u.test(nafN_FELAG));
    const [number, name] = [society?.vidtakandI_CWR ?? '', society?.nafN_FELAG ?? ''];
    await portal.openAs(people.administrator, '/cwr-ut');
    await page
      .getByRole('button', { name: say({ is: 'Bæta við viðtakanda', en: 'Add receiver' }), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: say({ is: 'Félag', en: 'Society' }) }).fill(number);
    await page.getByRole('option', { name: `${number} ${name}` }).click();
    await portal.expectAccessible();
    await picture(page, 'add-receiver');
    await dialog.getByRole('button', { name: say({ is: 'Bæta við', en: 'Add' }), exact: true }).click();
    const make = page.getByRole('button', {
      name: say({ is: `Búa til skrá handa ${name}`, en: `Make file for ${name}` }),
    });
    await expect(make).toBeVisible();
    await page
      .getByRole('button', {
        name: say({ is: `Breyta viðtakandanum ${name}`, en: `Change the receiver ${name}` }),
      })
      .click();
    await dialog
      .getByLabel(say({ is: 'Lokað: fær ekki fleiri skrár', en: 'Closed: gets no more files' }))
      .check();
    await dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(make).toHaveCount(0);
    await expect(page.getByText(name).first()).toBeVisible();
  });

  test('X94 a publisher takes out its own catalogue', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.publisher, '/mitt-spjald');
    const button = page.getByRole('button', { name: say({ is: 'CWR-skrá', en: 'CWR file' }) });
    await expect(button).toBeVisible();
    await picture(page, 'card');
    await button.click();
    await picture(page, 'card-menu');
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CWR 2.2' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^CW\d{6}[A-Z0-9]{3}_077\.V22$/u);
    await expect(page.getByText(/verk í skránni|works in the file/u)).toBeVisible();
    await portal.expectAccessible();
  });
});

/** The file of the society's that has a work, as its receiver reads it. */
async function fileWith(
  request: APIRequestContext,
  headers: Record<string, string>,
  workId: number,
): Promise<string> {
  const files = await (await request.get('/api/cwr/sentFiles', { headers })).json();
  if (!Array.isArray(files)) return '';
  for (const { senD_CWR_SKRA_NR: fileId } of files as { senD_CWR_SKRA_NR: number }[]) {
    const bytes = await (await request.get(`/api/cwr/sentFiles/${fileId}`, { headers })).body();
    const text = bytes.toString('latin1');
    if (text.includes(String(workId).padEnd(14))) return text;
  }
  return '';
}

async function takeIn(page: Page, portal: Portal, buffer: Buffer): Promise<void> {
  const { say } = portal;
  await page.getByRole('button', { name: say({ is: 'Lesa inn svör', en: 'Take in answers' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say({ is: 'Heiti skrár', en: 'File name' })).setInputFiles({
    name: 'CW260001319_077.V22',
    mimeType: 'application/octet-stream',
    buffer,
  });
  await expect(dialog.getByText(say({ is: 'Nýtt svar', en: 'New answer' }))).toBeVisible();
  await portal.expectAccessible();
  await picture(page, 'receive');
  await dialog.getByRole('button', { name: say({ is: 'Lesa inn', en: 'Take in' }), exact: true }).click();
  await expect(dialog).toBeHidden();
}
