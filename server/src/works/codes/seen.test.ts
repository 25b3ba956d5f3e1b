import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;
let workId: number;
let count = 0;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Öndólfsdóttir' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from work_iswc');
  await portal.sql('delete from work_isrc');
  count += 1;
  workId = await portal.work({ by: member, title: `Kynleg lækning ${count}`, isApproved: false });
});
afterAll(() => portal.close());

const iswc = 'T0702472794';
const isrc = 'USSM19803037';
const reviewed = async () =>
  (await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff })).body.dagS_SEIN_BREYTT as string;
const approve = (read?: string) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, {
    as: staff,
    body: { SAMTHYKKT: 1, ...(read !== undefined && { DAGS_SEIN_BREYTT: read }) },
  });
/** Whether each of them is confirmed. */
const confirmed = async () =>
  (
    await portal.sql(
      `select iswc as what, is_verified from work_iswc where work_id = $1
       union all select isrc, is_verified from work_isrc where work_id = $1
       union all select title, is_verified from work_title where work_id = $1 and not is_main order by 1`,
      [workId],
    )
  ).map(({ what, is_verified: isVerified }) => [what, isVerified]);
const additions = {
  iswcCodes: () => portal.ask('POST /api/iswcCodes', { as: member, body: { VERK_NR: workId, ISWC: iswc } }),
  isrcCodes: () =>
    portal.ask('POST /api/isrcCodes', { as: member, body: { VERK_NR: workId, ISRC_KODI: isrc } }),
  searchnames: () =>
    portal.ask(`POST /api/compositions/${workId}/searchnames`, {
      as: member,
      body: { HEITI_VERKS: 'Gærdagurinn' },
    }),
};

describe('an approval', () => {
  it.each(Object.entries(additions))('R174 has to have seen what was added: %s', async (_, add) => {
    const read = await reviewed();
    expect((await add()).status).toBe(201);
    for (const before of [read, undefined]) {
      const { status, body } = await approve(before);
      expect([status, body.Code]).toEqual([412, 'work.changedMeanwhile']);
    }
    expect((await approve(await reviewed())).status).toBe(204);
    expect((await confirmed()).map(([, isConfirmed]) => isConfirmed)).toEqual([true]);
  });
  it('R174 confirms nothing that came after the state that was approved, however it was written', async () => {
    const read = await reviewed();
    for (const [table, column, value] of [
      ['work_iswc', 'iswc', iswc],
      ['work_isrc', 'isrc', isrc],
      ['work_title', 'is_main, title', 'Gærdagurinn'],
    ] as const)
      await portal.sql(
        `insert into ${table} (work_id, ${column}, is_verified, added_by, added_at)
         values ($1, ${table === 'work_title' ? 'false, ' : ''}$2, true, $3, now())`,
        [workId, value, member.userId],
      );
    expect((await approve(read)).status).toBe(204);
    expect(await confirmed()).toEqual([
      ['Gærdagurinn', false],
      [iswc, false],
      [isrc, false],
    ]);
    const { body } = await portal.ask('GET /api/codes', { as: staff });
    expect(body).toHaveLength(3);
    expect((await portal.ask('GET /api/codes', { as: member })).status).toBe(403);
  });
});
