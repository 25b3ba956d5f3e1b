import { plainWork } from '@omur/contract/platform/fields/plainWork';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  for (const title of ['Æði; "allt"', '=1+1', '+354', '-x', '@SUM(A1)', '\tflipi', 'Andvaka'])
    await portal.work({ by: member, title, isApproved: title === 'Andvaka' });
  await portal.work({ by: member, title: 'Bíður', others: [await portal.someone()] });
});
afterAll(() => portal.close());

const download = (query = '', language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/persons/${member.personId}/compositions.csv${query}`, { as: member, language });
const linesOf = (text: string) =>
  papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data;

/** H7: what is said in plain words comes after the columns of F9.10. */
const labels = (language: 'is' | 'en') => Object.values(plainWork).map(({ label }) => label[language]);

describe('the export of works', () => {
  it('F9.10 is a semicolon-separated file named after the person', async () => {
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="verk-${member.personId}.csv"`);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(linesOf(text)[0]).toEqual([
      'Ljós',
      'Verk nr.',
      'Heiti',
      'Höfundur nr.',
      'Tegund höfundar',
      'Höfundur að verki',
      'Rétthafi að verki',
      ...labels('is'),
    ]);
  });
  it('F9.10 has its headings in English too', async () => {
    const [headings, first] = linesOf((await download('', 'en')).text);
    expect(headings).toEqual([
      'Light',
      'Work no.',
      'Title',
      'Author no.',
      'Author type',
      'Author on work',
      'Holder on work',
      ...labels('en'),
    ]);
    expect(first?.slice(5, 7)).toEqual(['Yes', 'Yes']);
  });
  it('F9.10 names the lights, and has a line for each row of the list', async () => {
    const lines = linesOf((await download()).text).slice(1);
    const { body } = await portal.ask(`GET /api/persons/${member.personId}/compositions`, { as: member });
    expect(lines.map(([, workId]) => Number(workId))).toEqual(
      body.map((row: { verK_NR: number }) => row.verK_NR),
    );
    const lightOf = (title: string) => lines.find((line) => line[2] === title)?.[0];
    expect([lightOf('Andvaka'), lightOf('Bíður'), lightOf('Æði; "allt"')]).toEqual([
      'Grænt',
      'Gult',
      'Rautt',
    ]);
    expect(lines.find((line) => line[2] === 'Andvaka')?.slice(3, 7)).toEqual([
      String(member.authorId),
      'CA',
      'Já',
      'Já',
    ]);
  });
  it('F9.10 disarms what a spreadsheet would take for a formula', async () => {
    const titles = linesOf((await download()).text)
      .slice(1)
      .map((line) => line[2] ?? '');
    expect(titles).toEqual(expect.arrayContaining([`'=1+1`, `'+354`, `'-x`, `'@SUM(A1)`]));
    expect(titles.filter((title) => /^[=+\-@\t\r]/.test(title))).toEqual([]);
  });
  it('F9.10 is sorted and narrowed down as the list is', async () => {
    const sorted = linesOf((await download('?sort=-VERK_NR')).text)
      .slice(1)
      .map((line) => Number(line[1]));
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    expect(linesOf((await download('?q=andvaka')).text)).toHaveLength(2);
  });
  it('F9.10, H154 names the authors with their shares and the ISWC for anyone who publishes, behind the columns that all have', async () => {
    await portal.sql('update person set is_publisher = true where person_id = $1', [member.personId]);
    await portal.sql(
      `insert into work_iswc (work_id, iswc) select work_id, 'T3450246801' from work where title = 'Andvaka'`,
    );
    const [head, ...lines] = linesOf((await download()).text);
    expect(head?.slice(7)).toEqual([
      'Útgefandi að verki',
      'Höfundur',
      'Hlutur höfundar (%)',
      'ISWC',
      ...labels('is'),
    ]);
    const ofWork = (title: string) => lines.find((line) => line[2] === title)?.slice(7, 11);
    expect(ofWork('Andvaka')).toEqual(['Nei', member.name, '100', 'T3450246801']);
    expect(ofWork('Bíður')).toEqual(['Nei', member.name, '50', '']);
    await portal.sql('update person set is_publisher = false where person_id = $1', [member.personId]);
  });
  it('is a heading alone when there are no works', async () => {
    const empty = await portal.someone();
    const { status, text } = await portal.ask(`GET /api/persons/${empty.personId}/compositions.csv`, {
      as: empty,
    });
    expect([status, linesOf(text).length]).toEqual([200, 1]);
  });
});
