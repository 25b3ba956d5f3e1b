import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let other: Someone;
let stranger: Someone;
let ownWork: number;
let othersWork: number;
let sheetId: number;

const vitavordur = {
  HEITI_QUE_SHEETS: ' Vitavörðurinn ',
  TEGUND: 'film',
  STOD: 'Sjónvarpið',
  LENGD: '92.10',
};

const ask = (methodAndPath: string, as: Someone | undefined = staff, body?: unknown) =>
  portal.ask(methodAndPath.replace('/api/sheet', `/api/cueSheets/${sheetId}`), { as, body });
const addLine = (line: object, as = staff) =>
  ask('POST /api/sheet/lines', as, { HEITI_VERKS: 'Andvaka', LENGD: '0.42', ...line });

beforeAll(async () => {
  portal = await aPortal();
  [staff, member, other, stranger] = await Promise.all([
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
    portal.someone({ name: 'Vébjörn Hrafnsson' }),
    portal.someone(),
  ]);
  ownWork = await portal.work({ by: member, title: 'Andvaka' });
  othersWork = await portal.work({ by: other, title: 'Hringnót' });
});
beforeEach(async () => {
  sheetId = (await portal.ask('POST /api/cueSheets', { as: staff, body: vitavordur })).body.quE_SHEET_NR;
  await addLine({ VERK_NR: ownWork, NOTKUN: 'Upphafsstef', HOFUNDAR: member.name });
  await addLine({ VERK_NR: othersWork, HEITI_VERKS: 'Hringnót', LENGD: '1.05', NOTKUN: 'Lokastef' });
});
afterAll(() => portal.close());

describe('a cue sheet', () => {
  it('F2.21, D2 has a head, and lines in order with work, title, length and usage', async () => {
    const { status, body } = await ask('GET /api/sheet');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      quE_SHEET_NR: sheetId,
      heitI_QUE_SHEETS: 'Vitavörðurinn',
      tegund: 'film',
      stod: 'Sjónvarpið',
      lengd: '92.10',
      framleidandi: null,
      fjoldI_LINA: 2,
    });
    const lines = await ask('GET /api/sheet/lines?limit=1');
    expect(lines.headers['x-total-count']).toBe('2');
    expect(lines.body).toEqual([
      {
        linU_NR: 1,
        verK_NR: ownWork,
        heitI_VERKS: 'Andvaka',
        hofundar: member.name,
        isrC_KODI: null,
        lengd: '0.42',
        notkun: 'Upphafsstef',
      },
    ]);
    const next = await ask(`GET /api/sheet/lines?limit=1&cursor=${String(lines.headers['x-next-cursor'])}`);
    expect(next.body).toMatchObject([{ linU_NR: 2, verK_NR: othersWork }]);
  });
  it('V7 is read by a party, whole in the own lines and by title and length in the others', async () => {
    expect((await ask('GET /api/sheet', member)).body).toMatchObject({ fjoldI_LINA: 2 });
    expect((await ask('GET /api/sheet/lines', member)).body).toEqual([
      expect.objectContaining({ verK_NR: ownWork, notkun: 'Upphafsstef' }),
      {
        linU_NR: 2,
        verK_NR: null,
        heitI_VERKS: 'Hringnót',
        hofundar: null,
        isrC_KODI: null,
        lengd: '1.05',
        notkun: null,
      },
    ]);
  });
  it('V7, S6 is not there for anybody else', async () => {
    for (const as of [stranger, await portal.someone({ role: 'viewer' })]) {
      expect(await ask('GET /api/sheet', as)).toMatchObject({
        status: 404,
        body: { Code: 'cueSheet.notFound' },
      });
      expect(await ask('GET /api/sheet/lines', as)).toMatchObject({
        status: 404,
        body: { Code: 'cueSheet.noLines' },
      });
    }
    expect((await portal.ask(`GET /api/cueSheets/${sheetId}`)).status).toBe(401);
    expect((await ask('GET /api/cueSheets/2000000000')).status).toBe(404);
  });
  it('S6 is listed, entered and changed by staff alone', async () => {
    for (const [call, body] of [
      ['GET /api/cueSheets', undefined],
      ['POST /api/cueSheets', vitavordur],
      ['PUT /api/sheet', { ...vitavordur, UTGAFA: 1 }],
      ['POST /api/sheet/lines', { HEITI_VERKS: 'Andvaka', LENGD: '1' }],
      ['PUT /api/sheet/lines/1', { HEITI_VERKS: 'Andvaka', LENGD: '1', UTGAFA: 1 }],
      ['DELETE /api/sheet/lines/1', undefined],
      ['DELETE /api/sheet', undefined],
      ['POST /api/cueSheets/import', { SKRA: 'x', PROFUN: true }],
    ] as const)
      expect((await ask(call, member, body)).status).toBe(403);
  });
});

describe('a cue sheet that is removed', () => {
  const version = async () => (await ask('GET /api/sheet')).body.utgafa;
  it('D2, J4 is gone with its lines, and on record as it was', async () => {
    expect((await ask(`DELETE /api/sheet?UTGAFA=${await version()}`)).status).toBe(204);
    expect((await ask('GET /api/sheet')).body.Code).toBe('cueSheet.notFound');
    expect((await ask('GET /api/sheet/lines')).status).toBe(404);
    expect((await ask('DELETE /api/sheet')).body.Code).toBe('cueSheet.notFound');
    const listed = await portal.ask(`GET /api/compositions/${ownWork}/cuesheets`, { as: member });
    expect(JSON.stringify(listed.body)).not.toContain(`:${sheetId},`);
    const records = await portal.sql(
      `select table_name, user_id, old_row ->> 'title' as title from change_record
       where operation = 'delete' and (old_row ->> 'cue_sheet_id')::integer = $1 order by change_record_id`,
      [sheetId],
    );
    expect(records).toEqual([
      { table_name: 'cue_sheet_line', user_id: staff.userId, title: 'Andvaka' },
      { table_name: 'cue_sheet_line', user_id: staff.userId, title: 'Hringnót' },
      { table_name: 'cue_sheet', user_id: staff.userId, title: 'Vitavörðurinn' },
    ]);
  });
  it('V11 stays when somebody changed it meanwhile', async () => {
    const opened = await version();
    await addLine({ HEITI_VERKS: 'Ný lína' });
    const { status, body } = await ask(`DELETE /api/sheet?UTGAFA=${opened}`);
    expect([status, body.Code]).toEqual([412, 'cueSheet.changedMeanwhile']);
    expect((await ask('GET /api/sheet')).body.fjoldI_LINA).toBe(3);
  });
  it('D2 is gone whole or not at all when a line is added at the same time', async () => {
    const answers = await Promise.all([ask('DELETE /api/sheet'), addLine({}), addLine({})]);
    expect(answers[0]?.status).toBe(204);
    for (const { status } of answers.slice(1)) expect([201, 404]).toContain(status);
    expect(await portal.sql('select from cue_sheet_line where cue_sheet_id = $1', [sheetId])).toEqual([]);
  });
});

describe('the list of cue sheets', () => {
  const titles = async (query: string) => {
    const { body } = await ask(`GET /api/cueSheets?${query}`);
    return Array.isArray(body) ? body.map((row) => row.heitI_QUE_SHEETS) : body.Code;
  };
  it('D2 is searched by title, blind to accents, and by number', async () => {
    await ask('POST /api/cueSheets', staff, { HEITI_QUE_SHEETS: 'Ölduslóð', TEGUND: 'series' });
    expect(await titles('q=oldu')).toEqual(['Ölduslóð']);
    expect(await titles(`q=${sheetId}`)).toEqual(['Vitavörðurinn']);
    expect(await titles('q=nothing+like+this')).toBe('cueSheet.noneFound');
    expect(await titles('sort=-HEITI_QUE_SHEETS&limit=1')).toEqual(['Vitavörðurinn']);
    expect(await titles('sort=-DAGS_SEIN_BREYTT&limit=1')).toEqual(['Ölduslóð']);
  });
});

describe('staff', () => {
  const versionOf = async () => (await ask('GET /api/sheet')).body.utgafa as number;

  it('D2, V11 change the head, unless somebody else has meanwhile', async () => {
    const seen = await versionOf();
    const change = (HEITI_QUE_SHEETS: string) =>
      ask('PUT /api/sheet', staff, { ...vitavordur, HEITI_QUE_SHEETS, STOD: null, UTGAFA: seen });
    const answers = await Promise.all([change('Fyrri'), change('Seinni')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await ask('GET /api/sheet')).body).toMatchObject({ stod: null, utgafa: seen + 1 });
  });
  it('D2 change a line and take one out, which leaves the numbers of the others', async () => {
    const line = { HEITI_VERKS: 'Hringnót', LENGD: '0.30', VERK_NR: othersWork };
    const changed = await ask('PUT /api/sheet/lines/2', staff, { ...line, UTGAFA: await versionOf() });
    expect(changed.body).toMatchObject({ lengd: '0.30', notkun: null });
    expect((await ask('PUT /api/sheet/lines/2', staff, { ...line, UTGAFA: 1 })).status).toBe(412);
    expect((await ask('DELETE /api/sheet/lines/1')).status).toBe(204);
    expect((await ask('DELETE /api/sheet/lines/1')).body.Code).toBe('cueSheet.lineNotFound');
    expect((await ask('GET /api/sheet/lines')).body).toMatchObject([{ linU_NR: 2 }]);
    expect((await ask('GET /api/sheet', member)).status).toBe(404);
  });
  it('D2 add lines at the same time, each under a number of its own', async () => {
    const added = await Promise.all(Array.from({ length: 5 }, () => addLine({ HEITI_VERKS: 'Óþekkt' })));
    expect(added.map(({ body }) => body.linU_NR).toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7]);
  });
  it('D2 need not name the work where title and author, or the ISRC, tell', async () => {
    await portal.sql(`insert into work_isrc (work_id, isrc, is_verified) values ($1, 'ISA012000001', true)`, [
      othersWork,
    ]);
    expect((await addLine({ HOFUNDAR: 'Æsa Öndólfsdóttir' })).body.verK_NR).toBe(ownWork);
    const [{ title } = { title: '' }] = await portal.sql('select title from work where work_id = $1', [
      othersWork,
    ]);
    const coded = { ISRC_KODI: 'IS-A01-20-00001' };
    expect((await addLine({ HEITI_VERKS: title, ...coded })).body.verK_NR).toBe(othersWork);
    // V14: a code alone says too little.
    expect((await addLine({ HEITI_VERKS: 'Annað', ...coded })).body.verK_NR).toBeNull();
    expect((await addLine({})).body.verK_NR).toBeNull();
  });
  it.each([
    ['a negative length', { LENGD: '-1.30' }, 'LENGD', 'work.durationForm'],
    ['a length of nothing', { LENGD: '0' }, 'LENGD', 'work.durationZero'],
    ['no title', { HEITI_VERKS: ' ' }, 'HEITI_VERKS', 'cueSheet.line.workTitleMissing'],
    ['a work that is not there', { VERK_NR: 2_000_000_000 }, 'VERK_NR', 'cueSheet.line.workUnknown'],
    ['a wrong ISRC', { ISRC_KODI: 'IS-1' }, 'ISRC_KODI', 'isrc.length'],
  ])('D2 are told of %s at its field', async (_, line, field, code) => {
    const { status, body } = await addLine(line);
    expect([status, body.Errors?.map((one: Record<string, string>) => [one['Field'], one['Code']])]).toEqual([
      422,
      [[field, code]],
    ]);
  });
  it('D2 are told of a sheet without a title', async () => {
    const { status, body } = await ask('POST /api/cueSheets', staff, {
      ...vitavordur,
      HEITI_QUE_SHEETS: ' ',
    });
    expect([status, body.Errors?.[0].Code]).toEqual([422, 'cueSheet.titleMissing']);
  });
  it('J4 leave a record of what they changed', async () => {
    const rows = await portal.sql(
      `select user_id from change_record where table_name = 'cue_sheet_line' and new_row ->> 'cue_sheet_id' = $1`,
      [String(sheetId)],
    );
    expect(rows).toEqual([{ user_id: staff.userId }, { user_id: staff.userId }]);
  });
});
