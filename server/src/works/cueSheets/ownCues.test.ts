import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// A programme that is aired pays each work of its cue sheet: staff who write music do not say which.

let portal: Portal;
let staff: Someone;
/** Works for the society, and has written a work. */
let author: Someone;
let ownWork: number;
let othersWork: number;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', isPerson: false });
  author = await portal.someone({ role: 'editor', name: 'Þórdís Æsa Öndólfsdóttir' });
  ownWork = await portal.work({ by: author, title: 'Andvaka' });
  othersWork = await portal.work({ by: await portal.someone(), title: 'Hringnót' });
});
afterAll(() => portal.close());

const head = { HEITI_QUE_SHEETS: 'Vitavörðurinn', TEGUND: 'film', STOD: 'Sjónvarpið', LENGD: '92.10' };
const lineOf = (workId: number, more: object = {}) => ({
  HEITI_VERKS: workId === ownWork ? 'Andvaka' : 'Hringnót',
  LENGD: '0.42',
  VERK_NR: workId,
  ...more,
});
const ask = async (methodAndPath: string, as: Someone, body?: unknown) => {
  const { status, body: answer } = await portal.ask(methodAndPath, { as, body });
  return status < 300 ? status : answer.Code;
};
const aSheet = async (as: Someone, ...works: number[]) => {
  const { body } = await portal.ask('POST /api/cueSheets', { as, body: head });
  const path = `/api/cueSheets/${body.quE_SHEET_NR}`;
  for (const workId of works) await portal.ask(`POST ${path}/lines`, { as: staff, body: lineOf(workId) });
  return path;
};
const version = async (path: string) => (await portal.ask(`GET ${path}`, { as: staff })).body.utgafa;

let sheet: string;
let plain: string;
beforeEach(async () => {
  sheet = await aSheet(staff, ownWork, othersWork);
  plain = await aSheet(staff, othersWork);
});

it('R122 a line of an own work is written by other staff alone, whether its number or its title and author name it', async () => {
  const byWords = { HEITI_VERKS: 'Andvaka', LENGD: '0.42', HOFUNDAR: author.name };
  for (const line of [lineOf(ownWork), byWords]) {
    expect(await ask(`POST ${plain}/lines`, author, line)).toBe('cueSheet.own');
    expect(await ask(`PUT ${plain}/lines/1`, author, { ...line, UTGAFA: await version(plain) })).toBe(
      'cueSheet.own',
    );
  }
  expect(await ask(`POST ${plain}/lines`, author, lineOf(othersWork))).toBe(201);
  expect(await ask(`POST ${plain}/lines`, staff, lineOf(ownWork))).toBe(201);
});
it('R127 nor so that only matching would find it later: misspelt, by a stage name of who wrote it with them, or by its ISRC', async () => {
  const other = await portal.someone({ name: 'Bryndís Ölvisdóttir' });
  await portal.work({ by: other, others: [author], title: 'Sumarnótt við Vog' });
  await portal.ask('POST /api/isrcCodes', {
    as: author,
    body: { VERK_NR: ownWork, ISRC_KODI: 'ISABC2600007' },
  });
  const words = (HEITI_VERKS: string, HOFUNDAR?: string, ISRC_KODI?: string) => ({
    HEITI_VERKS,
    LENGD: '0.42',
    ...(HOFUNDAR && { HOFUNDAR }),
    ...(ISRC_KODI && { ISRC_KODI }),
  });
  for (const line of [
    words('Andvakka', author.name),
    words('Sumarnott vid Voga', 'Bryndís Ölvisdottir'),
    words('Stef', undefined, 'ISABC2600007'),
  ]) {
    expect([line, await ask(`POST ${plain}/lines`, author, line)]).toEqual([line, 'cueSheet.own']);
    const change = { ...line, UTGAFA: await version(plain) };
    expect(await ask(`PUT ${plain}/lines/1`, author, change)).toBe('cueSheet.own');
    expect(await ask(`POST ${plain}/lines`, staff, line)).toBe(201);
  }
  expect((await portal.ask(`GET ${plain}/lines`, { as: staff })).body).toHaveLength(4);
  // What no work of theirs is near they write as anybody does: the same title by somebody else, and a title alone, which finds nothing.
  for (const line of [
    words('Andvakka', 'Hólmgeir Ánason'),
    words('Hringnótin', 'Hólmgeir Ánason'),
    words('Andvaka'),
  ])
    expect([line, await ask(`POST ${plain}/lines`, author, line)]).toEqual([line, 201]);
});
it('R122 a sheet with a work of theirs is not theirs to change: its lines, its programme, its end', async () => {
  for (const [call, body] of [
    [`POST ${sheet}/lines`, lineOf(othersWork)],
    [`PUT ${sheet}/lines/1`, lineOf(ownWork, { LENGD: '9.00', UTGAFA: await version(sheet) })],
    [`PUT ${sheet}/lines/1`, lineOf(othersWork, { UTGAFA: await version(sheet) })],
    [`PUT ${sheet}/lines/2`, lineOf(othersWork, { LENGD: '0.01', UTGAFA: await version(sheet) })],
    [`DELETE ${sheet}/lines/2`, undefined],
    [`DELETE ${sheet}/lines/1`, undefined],
    [`PUT ${sheet}`, { ...head, HEITI_QUE_SHEETS: 'Kvöldfréttir', UTGAFA: await version(sheet) }],
    [`DELETE ${sheet}?UTGAFA=${await version(sheet)}`, undefined],
  ] as const)
    expect([call, await ask(call, author, body)]).toEqual([call, 'cueSheet.own']);
  expect((await portal.ask(`GET ${sheet}/lines`, { as: staff })).body).toHaveLength(2);
  expect(await ask(`DELETE ${sheet}/lines/1`, staff)).toBe(204);
  expect(await ask(`DELETE ${sheet}/lines/2`, author)).toBe(204);
});
it('R122 a file with a line of theirs is not taken, and leaves nothing', async () => {
  const before = await portal.sql('select count(*)::integer as sheets from cue_sheet');
  const SKRA = `cue_sheet,programme,title,length,work\nA,Þáttur,Hringnót,1.00,${othersWork}\nB,Annar,Andvaka,1.00,${ownWork}\n`;
  const bring = (as: Someone) => ask('POST /api/cueSheets/import', as, { SKRA, PROFUN: false });
  expect(await bring(author)).toBe('cueSheet.own');
  expect(await portal.sql('select count(*)::integer as sheets from cue_sheet')).toEqual(before);
  expect(await bring(staff)).toBe(200);
});
it('R122 holds for whoever acts for a colleague, who has no part in it', async () => {
  const administrator = await portal.someone({ role: 'administrator' });
  const work = await portal.work({ by: administrator, title: 'Eigið lag' });
  const { body } = await portal.ask(`PATCH /api/users/masquerade/${staff.userId}`, { as: administrator });
  const acting = { ...administrator, token: body.token };
  expect(
    await ask(`POST ${plain}/lines`, acting, { HEITI_VERKS: 'Eigið lag', LENGD: '1', VERK_NR: work }),
  ).toBe('access.whileActing');
  const connection = await portal.pool.connect();
  try {
    await connection.query('begin');
    await connection.query(
      `select set_config('omur.user_id', $1, true), set_config('omur.acting_for_user_id', $2, true)`,
      [String(administrator.userId), String(staff.userId)],
    );
    await expect(
      connection.query(
        `insert into cue_sheet_line (cue_sheet_id, line_number, work_id, title, duration_seconds) values ($1, 99, $2, 'Eigið lag', 60)`,
        [plain.split('/').at(-1), work],
      ),
    ).rejects.toThrow('has a part in a work');
  } finally {
    await connection.query('rollback');
    connection.release();
  }
});
