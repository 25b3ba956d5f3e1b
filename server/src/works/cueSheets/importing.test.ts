import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let author: Someone;
let andvaka: number;
let hringnot: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', isPerson: false });
  author = await portal.someone({ name: 'Vébjörn Hrafnsson' });
  andvaka = await portal.work({ by: author, title: 'Andvaka' });
  hringnot = await portal.work({ by: author, title: 'Hringnót' });
  await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0345246801', true)`, [
    andvaka,
  ]);
  await portal.sql(`insert into work_isrc (work_id, isrc, is_verified) values ($1, 'ISA012000001', true)`, [
    hringnot,
  ]);
});
afterAll(() => portal.close());

const columns = 'cue_sheet,programme,title,authors,work,iswc,isrc,length,usage';
const send = (SKRA: string, PROFUN = true, language: 'is' | 'en' = 'en') =>
  portal.ask('POST /api/cueSheets/import', { as: staff, body: { SKRA, PROFUN }, language });
const tried = (...lines: string[]) => send([columns, ...lines].join('\n'));
const linesOf = async (...lines: string[]) => (await tried(...lines)).body.linur;
const count = async () => Number((await portal.sql('select count(*) as n from cue_sheet'))[0]?.['n']);

describe('a file of cue sheets', () => {
  it('D2 is tried first, which keeps nothing, and then taken in whole', async () => {
    const file = [
      columns,
      'A,Vitavörðurinn,Andvaka,Vébjörn Hrafnsson,,,,0:42,Upphafsstef',
      'B,Landið,Óþekkt,,,,,00:01:05,',
      'A,,Hringnót,,,,ISA012000001,1.05,Lokastef',
    ].join('\n');
    const before = await count();
    expect((await send(file)).body).toMatchObject({ flutT_INN: 0, numeR_BLADA: [], fjoldI_BLADA: 2 });
    expect(await count()).toBe(before);
    const { body } = await send(file, false);
    expect(body).toMatchObject({ flutT_INN: 1, fjoldI_BLADA: 2 });
    const [first, second] = body.numeR_BLADA;
    const lines = (id: number) => portal.ask(`GET /api/cueSheets/${id}/lines`, { as: staff });
    expect((await lines(first)).body).toMatchObject([
      { linU_NR: 1, verK_NR: andvaka, lengd: '0.42', notkun: 'Upphafsstef' },
      { linU_NR: 2, verK_NR: hringnot, lengd: '1.05' },
    ]);
    expect((await lines(second)).body).toMatchObject([{ verK_NR: null, lengd: '1.05', notkun: null }]);
  });
  it('D2 has its works found by number, ISWC, ISRC, and title with an author', async () => {
    const found = await linesOf(
      `A,V,Eitthvað,,${hringnot},,,1.00,`,
      'A,,Andvaka,,,T-034.524.680-1,,1.00,',
      'A,,Eitthvað,Vébjörn Hrafnsson,,,IS-A01-20-00001,1.00,',
      'A,,HRINGNOT,Vebjorn Hrafnsson,,,,1.00,',
      'A,,Hringnót,Einhver Annar,,,,1.00,',
      'A,,Hringnót,,,,,1.00,',
    );
    expect(found.map((line: Record<string, unknown>) => [line['fundid'], line['verK_NR']])).toEqual([
      ['number', hringnot],
      ['iswc', andvaka],
      ['isrc', hringnot],
      ['title', hringnot],
      ['none', null],
      ['none', null],
    ]);
  });
  it('D2 does not choose between works that may both be meant', async () => {
    await portal.work({ by: author, title: 'Vor' });
    await portal.work({ by: author, title: 'Vor' });
    expect(await linesOf('A,V,Vor,Vébjörn Hrafnsson,,,,1.00,')).toMatchObject([
      { fundid: 'several', verK_NR: null, hafnad: 0 },
    ]);
  });
  it.each([
    ['a negative length', 'A,V,Andvaka,,,,,-1.05,', /minutes/u],
    ['no length', 'A,V,Andvaka,,,,,,', /length/iu],
    ['no title', 'A,V,,,,,,1.05,', /title/u],
    ['a work that is not there', 'A,V,Andvaka,,2000000000,,,1.05,', /2000000000/u],
    ['a work that is no number', 'A,V,Andvaka,,x1,,,1.05,', /x1/u],
    ['a wrong ISWC', 'A,V,Andvaka,,,T0345246802,,1.05,', /check/iu],
    ['no sheet', ',V,Andvaka,,,,,1.05,', /cue_sheet/u],
    ['a title that is too long', `A,V,${'x'.repeat(201)},,,,,1.05,`, /200/u],
  ])('D2 reports a line with %s, and is not taken in', async (_, line, words) => {
    const before = await count();
    const { body } = await send([columns, line, 'A,,Andvaka,,,,,1.05,'].join('\n'), false);
    expect(body).toMatchObject({ flutT_INN: 0, numeR_BLADA: [] });
    expect(body.linur[0]).toMatchObject({
      linA_I_SKRA: 2,
      hafnad: 1,
      abending: expect.stringMatching(words),
    });
    expect(await count()).toBe(before);
  });
  it.each([
    ['wrong columns', 'a;b;c\n1;2;3', 'cueSheet.file.columnMissing'],
    ['a column too many', `${columns},colour\nA,V,Andvaka,,,,,1.05,,red`, 'cueSheet.file.columnUnknown'],
    ['no lines', columns, 'cueSheet.file.empty'],
    ['a line that is not well formed', `${columns}\nA,V,Andvaka`, 'cueSheet.file.unreadable'],
    ['letters that were lost', `${columns}\nA,V,Br\uFFFDm,,,,,1.05,`, 'cueSheet.file.encoding'],
  ])('D2 is refused with %s', async (_, file, code) => {
    const { status, body } = await send(file);
    expect([status, body.Errors?.[0].Code]).toEqual([422, code]);
  });
  it('D2 may have a byte order mark, semicolons and line ends of Windows', async () => {
    const file = `\uFEFF${columns}\r\nA,V,Andvaka,Vébjörn Hrafnsson,,,,1.05,\r\n`.replaceAll(',', ';');
    expect((await send(file)).body.linur).toMatchObject([{ verK_NR: andvaka, hafnad: 0 }]);
  });
  it('D2 may have 5,000 lines and no more', async () => {
    const lines = (many: number) =>
      [
        columns,
        ...Array.from({ length: many }, (_, at) => `${at % 50},V,Andvaka ${at},Vébjörn Hrafnsson,,,,1.05,`),
      ].join('\n');
    const { status, body } = await send(lines(5000), false);
    expect([status, body.flutT_INN, body.numeR_BLADA?.length]).toEqual([200, 1, 50]);
    expect((await send(lines(5001))).body.Errors[0].Code).toBe('cueSheet.file.tooLong');
  });
  it('D2 is read as its example says', async () => {
    const example = readFileSync(`${import.meta.dirname}/../../../../docs/cue-sheet-file.csv`, 'utf8');
    const { body } = await send(example);
    expect(body.fjoldI_BLADA).toBe(2);
    expect(body.linur.filter(({ hafnad }: { hafnad: number }) => hafnad === 1)).toEqual([]);
  });
});
