import { buffer } from 'node:stream/consumers';
import readBook, { type Row } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';
import { figureBook } from './figureBook.ts';

let society: TakenSociety;
let id: number;
beforeAll(async () => {
  society = await aTakenSociety();
  const [taken] = await society.portal.sql<{ id: number }>(
    'select society_import_id as id from society_import',
  );
  id = taken?.id ?? 0;
});
afterAll(() => society.portal.close());

const download = (language: string, token = society.colleague.token) =>
  society.portal.app.inject({
    method: 'GET',
    url: `/api/migrations/${id}/figures.xlsx`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
/** The rows of each sheet below its headings, by its name. */
async function sheetsOf(bytes: Buffer): Promise<Record<string, Row[]>> {
  const sheets = await readBook(bytes);
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data.slice(1)]));
}
const inSheetsOf = async (rowsOfSheet: number) =>
  sheetsOf(await buffer(figureBook(society.portal.pool, id, 'en', rowsOfSheet)));

it('O284 the workbook has a sheet for each kind of sum, in the reader’s language', async () => {
  const file = await download('en');
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="gagnaflutningur-${id}.xlsx"`,
  ]);
  const sheets = await readBook(file.rawPayload);
  expect(sheets.map(({ sheet, data }) => [sheet, data[0]])).toEqual([
    ['Works by light', ['Light', 'Earlier system', 'Here', 'Difference']],
    ['Money by year', ['Year', 'Earlier system', 'Here', 'Difference']],
    ['Money by right', ['Year', 'Old number', 'Name', 'Earlier system', 'Here', 'Difference']],
    ['Money by work', ['Old number', 'Name', 'Earlier system', 'Here', 'Difference']],
  ]);
  const icelandic = await readBook((await download('is')).rawPayload);
  expect(icelandic.map(({ sheet }) => sheet)).toEqual([
    'Verk eftir ljósi',
    'Fé eftir árum',
    'Fé eftir réttindum',
    'Fé eftir verkum',
  ]);
});

it('O91, O284 the sums of the files stand in the workbook beside the same here, to the króna and its hundredth', async () => {
  const sheets = await sheetsOf((await download('en')).rawPayload);
  // What docs/migration-example/statement_lines.csv distributes: 9801 in 1999, 9901 and 9902 in 2000.
  expect(sheets['Money by year']).toEqual([
    [2000, 8531.61, 8531.61, 0],
    [1999, 37_867.52, 37_867.52, 0],
  ]);
  expect(sheets['Money by work']).toContainEqual(['5001', 'Lofsöngur', 25_001, 25_001, 0]);
  expect(sheets['Money by right']).toContainEqual([
    1999,
    'R20',
    'Steinvör Ósk Dalmannsdóttir',
    3100.25,
    3100.25,
    0,
  ]);
  const works = sheets['Works by light'] ?? [];
  expect(works.reduce((sum, [, old]) => sum + Number(old), 0)).toBe(8);
});

it('O91 what is different stands first', async () => {
  await society.portal.sql(
    `update society_figure set new_value = new_value - 12.34 where society_import_id = $1 and figure = 'year' and year = 1999`,
    [id],
  );
  const sheets = await sheetsOf((await download('en')).rawPayload);
  expect(sheets['Money by year']?.[0]).toEqual([1999, 37_867.52, 37_855.18, -12.34]);
  expect(sheets['Money by year']).toHaveLength(2);
});

it('O284 what one sheet has no room for stands in another, and no row is left out', async () => {
  const whole = await inSheetsOf(1_000_000);
  const split = await inSheetsOf(3);
  for (const [name, rows] of Object.entries(whole)) {
    const parts = Object.entries(split).filter(([part]) => part === name || part.startsWith(`${name} (`));
    expect(parts.flatMap(([, part]) => part)).toEqual(rows);
    expect(parts.map(([, part]) => part.length > 3)).not.toContain(true);
    expect(parts).toHaveLength(Math.max(1, Math.ceil(rows.length / 3)));
  }
  expect(Object.keys(split)).toContain('Money by right (2)');
});

it('O284 the workbook is read a batch at a time, as it is fetched, and has all of them', async () => {
  await society.portal.sql(
    `insert into society_figure (society_import_id, figure, year, old_number, old_value, new_value)
     select $1, 'work', 0, 'Q' || n, n, case when n % 1000 = 0 then 0 else n end from generate_series(1, 9000) n`,
    [id],
  );
  let asked = 0;
  const counting = {
    query: ((query: never) => {
      asked += 1;
      return society.portal.pool.query(query);
    }) as never,
  };
  const pieces = figureBook(counting, id, 'en')[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const read: Buffer[] = [];
  const first = await pieces.next();
  if (!first.done) read.push(first.value);
  expect(asked).toBeLessThan(12);
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) read.push(piece.value);
  expect(asked).toBeGreaterThan(14);
  const rows = (await sheetsOf(Buffer.concat(read)))['Money by work'] ?? [];
  const added = rows.filter(([number]) => String(number).startsWith('Q'));
  expect(added).toHaveLength(9000);
  expect(added.reduce((sum, [, , old]) => sum + Number(old), 0)).toBe((9000 * 9001) / 2);
  expect(rows.slice(0, 9).map(([, , , , difference]) => Number(difference) < 0)).not.toContain(false);
});

it('O92, O284 administrators alone fetch the workbook', async () => {
  expect((await society.portal.ask(`GET /api/migrations/${id}/figures.xlsx`)).status).toBe(401);
  for (const role of ['editor', 'member', 'viewer', 'external'] as const) {
    const { token } = await society.portal.someone({ role });
    expect([role, (await download('en', token)).statusCode]).toEqual([role, 403]);
  }
  expect(
    (await society.portal.ask('GET /api/migrations/999999/figures.xlsx', { as: society.colleague })).status,
  ).toBe(404);
});
