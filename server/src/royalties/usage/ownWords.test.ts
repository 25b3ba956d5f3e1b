import { afterAll, beforeAll, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { estatesOf } from '../../../test/estates.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';
import { matchAgain } from './again.ts';

const band = 'Hljómsveitin Sog';
let portal: Portal;
let colleague: Someone;
/** An editor who writes music, and whose works have the band's name. */
let writer: Someone;
let rival: number;
beforeAll(async () => {
  portal = await aPortal();
  colleague = await portal.someone({ role: 'editor', isPerson: false });
  writer = await portal.someone({ role: 'editor', name: band });
  rival = await portal.work({ by: await portal.someone(), title: 'Andvaka' });
});
afterAll(() => portal.close());

let count = 0;
let title = '';
const importLine = async () => {
  count += 1;
  const file = `date;title;performer;isrc;plays\n2026-05-01;${title};${band};ISABC26${String(count).padStart(5, '0')};${count}\n`;
  await importUsage(portal, { as: colleague, file });
};
/** A line that no work is known for; answers the number of its group. */
async function aGroup(): Promise<number> {
  title = `Vornótt númer ${count + 1} í Vogum`;
  await importLine();
  const { body } = await portal.ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`, { as: colleague });
  return body[0].notkunarhopuR_NR;
}
const decide = (group: number, work: number | null, as = colleague) =>
  portal.ask('POST /api/usageDecisions', { as, body: { NOTKUNARHOPUR_NR: group, VERK_NR: work } });
const undo = (decision: number, as = writer) => portal.ask(`DELETE /api/usageDecisions/${decision}`, { as });
const decided = async (group: number, work: number | null = rival, as = colleague): Promise<number> =>
  (await decide(group, work, as)).body.notkunarakvorduN_NR;
const matched = async () =>
  (
    await portal.sql('select work_id, reason from usage_item where title = $1 order by usage_item_id', [
      title,
    ])
  ).map(({ work_id: work, reason }) => [work, reason]);

it('R135 nobody takes a decision back about what would then be found as a work of theirs: an editor who registers the same words would gain', async () => {
  const decision = await decided(await aGroup());
  const own = await portal.work({ by: writer, title });
  const refused = await undo(decision);
  expect([refused.status, refused.body.Code]).toEqual([403, 'usage.ownWords']);
  await expect(
    portal.sql('update usage_decision set undone_at = now(), undone_by = $2 where usage_decision_id = $1', [
      decision,
      writer.userId,
    ]),
  ).rejects.toThrow('words would be found as');
  expect(await matched()).toEqual([[rival, 'decision']]);
  // A colleague gains nothing by it.
  expect((await undo(decision, colleague)).status).toBe(204);
  await matchAgain(portal.pool);
  expect(await matched()).toEqual([[own, 'title']]);
});

it('R135 nor sets it aside, nor takes back that it was, by words or by a code of theirs', async () => {
  const group = await aGroup();
  const own = await portal.work({ by: writer, title: `Allt annað lag ${count}` });
  await portal.sql(`insert into work_isrc (work_id, isrc) select $1, isrc from usage_item where title = $2`, [
    own,
    title,
  ]);
  expect((await decide(group, null, writer)).body.Code).toBe('usage.ownWords');
  await expect(
    portal.sql(
      'insert into usage_decision (fingerprint_id, decided_by) select fingerprint_id, $2 from usage_fingerprint where usage_group_id = $1',
      [group, writer.userId],
    ),
  ).rejects.toThrow('words would be found as');
  const decision = await decided(group, null);
  expect((await undo(decision)).body.Code).toBe('usage.ownWords');
  expect((await undo(decision, colleague)).status).toBe(204);
});

it('R135 what was taken back before such a work was registered is found as it by people alone', async () => {
  const group = await aGroup();
  expect((await undo(await decided(group))).status).toBe(204);
  const own = await portal.work({ by: writer, title });
  await matchAgain(portal.pool);
  await importLine();
  await portal.sql(
    `insert into work_isrc (work_id, isrc, is_verified) select $1, isrc, true from usage_item where title = $2`,
    [own, title],
  );
  await matchAgain(portal.pool);
  expect(await matched()).toEqual([
    [null, null],
    [null, null],
  ]);
  expect((await decide(group, own)).status).toBe(201);
});

it('R135, R160 who has works does not say that usage is no work, whoever decided on it before: the pool would give those more', async () => {
  const setAsideInDatabase = (group: number, by: Someone) =>
    portal.sql(
      'insert into usage_decision (fingerprint_id, decided_by) select fingerprint_id, $2 from usage_fingerprint where usage_group_id = $1',
      [group, by.userId],
    );
  await portal.work({ by: writer, title: 'Eitt af mörgum' });
  const undecided = await aGroup();
  const takenBack = await aGroup();
  expect((await undo(await decided(takenBack))).status).toBe(204);
  const mistaken = await aGroup();
  expect((await undo(await decided(mistaken, rival, writer))).status).toBe(204);
  for (const group of [undecided, takenBack, mistaken]) {
    const refused = await decide(group, null, writer);
    expect([refused.status, refused.body.Code]).toEqual([403, 'usage.withWorks']);
    await expect(setAsideInDatabase(group, writer)).rejects.toThrow('has works');
  }
  // Of which work it is they still say, and who has none sets it aside.
  expect((await decide(mistaken, rival, writer)).status).toBe(201);
  expect((await decide(takenBack, null)).status).toBe(201);
  expect((await decide(undecided, null, await portal.someone({ role: 'editor' }))).status).toBe(201);
});

it('R160 the desk says to whom: who has works, or comes to have one as an heir, reads that others decide', async () => {
  await aGroup();
  const offered = async (as: Someone) =>
    (await portal.ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`, { as })).body[0]
      .mA_SETJA_TIL_HLIDAR;
  const heir = await portal.someone({ role: 'editor' });
  expect([await offered(colleague), await offered(writer), await offered(heir)]).toEqual([1, 0, 1]);
  const administrator = await portal.someone({ role: 'administrator', isPerson: false });
  await estatesOf(() => ({ portal, editor: colleague, administrator })).anEstate(writer, [[heir, 100]]);
  expect(await offered(heir)).toBe(0);
});

it('R147 a colleague’s file is not taken back by who has works: the pool would be shared by the lines of other stations alone', async () => {
  const file = (name: string) => `date;title;performer;plays\n2026-05-02;${name};Sog;1\n`;
  const sent = async (as: Someone, name: string): Promise<number> =>
    (await importUsage(portal, { as, file: file(name) })).body.notkunarinnlestuR_NR;
  const cancel = (id: number, as: Someone) => portal.ask(`POST /api/usageImports/${id}/cancel`, { as });
  const linesOf = async (id: number) =>
    (await portal.sql('select from usage_line where usage_import_id = $1', [id])).length;
  await portal.work({ by: writer, title: 'Hvaða verk sem er' });
  const theirs = await sent(colleague, 'Vogastöðin');
  const refused = await cancel(theirs, writer);
  expect([refused.status, refused.body.Code, await linesOf(theirs)]).toEqual([403, 'usage.sentByOther', 1]);
  const text = `update usage_import set state = 'cancelled' where usage_import_id = $1`;
  await expect(done(portal, { by: writer }, text, [theirs])).rejects.toThrow('is of another');
  // Without works they have nothing of it; what they sent themselves they put right.
  const other = await portal.someone({ role: 'editor' });
  expect([(await cancel(theirs, other)).status, await linesOf(theirs)]).toEqual([200, 0]);
  expect((await cancel(await sent(writer, 'Hlíðastöðin'), writer)).status).toBe(200);
});
