import { randomUUID } from 'node:crypto';
import { largestDraftBytes, mostDrafts } from '@omur/contract/platform/calls/drafts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, other] = await Promise.all([portal.someone(), portal.someone()]);
});
afterAll(() => portal.close());

const form = { title: 'Heim að Hóli', authors: [{ name: 'Ída', share: 50 }] };
const aDraft = (changes: object = {}) => ({
  TEGUND: 'work',
  HEITI_DRAGA: 'Heim að Hóli',
  INNIHALD: form,
  UTGAFA: 0,
  ...changes,
});
const save = (draftId: string, changes: object = {}, as = member) =>
  portal.ask(`PUT /api/drafts/${draftId}`, { as, body: aDraft(changes) });
const read = (draftId: string, as = member) => portal.ask(`GET /api/drafts/${draftId}`, { as });
const remove = (draftId: string, as = member) => portal.ask(`DELETE /api/drafts/${draftId}`, { as });
const listed = (as = member, query = '') => portal.ask(`GET /api/drafts${query}`, { as });
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

async function saved(changes: object = {}, as = member): Promise<string> {
  const draftId = randomUUID();
  expect((await save(draftId, changes, as)).status).toBe(200);
  return draftId;
}

describe('a draft', () => {
  it('C9.10 is read again as it was saved', async () => {
    const draftId = randomUUID();
    const { status, body } = await save(draftId);
    expect([status, body]).toMatchObject([200, { droG_NR: draftId, utgafa: 1 }]);
    expect((await save(draftId, { UTGAFA: 1, HEITI_DRAGA: 'Heim' })).body.utgafa).toBe(2);
    const again = await read(draftId);
    expect(again.body).toMatchObject({ tegund: 'work', heitI_DRAGA: 'Heim', innihald: form, utgafa: 2 });
    expect(again.body.dagS_SEIN_BREYTT).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
  it('V11 is not saved over what another device saved meanwhile', async () => {
    const draftId = await saved();
    expect((await save(draftId, { UTGAFA: 1, HEITI_DRAGA: 'Sími' })).status).toBe(200);
    const { status, body } = await save(draftId, { UTGAFA: 1, HEITI_DRAGA: 'Tölva' });
    expect([status, body.Code]).toEqual([412, 'draft.changedMeanwhile']);
    expect((await read(draftId)).body.heitI_DRAGA).toBe('Sími');
  });
  it('V11 is saved once when two devices save at once, be it new or not', async () => {
    const draftId = randomUUID();
    expect(statuses(await Promise.all([save(draftId), save(draftId)]))).toEqual([200, 412]);
    const both = await Promise.all([save(draftId, { UTGAFA: 1 }), save(draftId, { UTGAFA: 1 })]);
    expect(statuses(both)).toEqual([200, 412]);
  });
  it('S6 is not there for anybody else, staff included', async () => {
    const draftId = await saved();
    const editor = await portal.someone({ role: 'editor' });
    for (const as of [other, editor]) {
      const answers = await Promise.all([
        read(draftId, as),
        save(draftId, {}, as),
        save(draftId, { UTGAFA: 1 }, as),
        remove(draftId, as),
      ]);
      expect(answers.map(({ body }) => body.Code)).toEqual(Array(4).fill('draft.notFound'));
      expect((await listed(as)).body.Code).toBe('draft.noneFound');
    }
    expect((await read(draftId)).body.utgafa).toBe(1);
  });
  it.each(['viewer', 'external'] as const)('S6 is not kept for %s, who registers nothing', async (role) => {
    const as = await portal.someone({ role });
    const answers = await Promise.all([listed(as), save(randomUUID(), {}, as), remove(randomUUID(), as)]);
    expect(statuses(answers)).toEqual([403, 403, 403]);
  });
  it('S5 belongs to anyone who is acted for', async () => {
    const administrator = await portal.someone({ role: 'administrator' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      other.userId,
      administrator.userId,
    ]);
    const draftId = await saved({}, administrator);
    const [row] = await portal.sql('select user_id from draft where draft_id = $1', [draftId]);
    expect(row).toEqual({ user_id: other.userId });
    expect((await read(draftId, other)).status).toBe(200);
  });
  it('S5 of staff belongs to the user, who need be no person', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    await saved({}, editor);
    expect((await listed(editor)).body).toHaveLength(1);
  });
  it('is gone once it is deleted, and may be begun anew', async () => {
    const draftId = await saved();
    expect((await remove(draftId)).status).toBe(204);
    expect((await read(draftId)).status).toBe(404);
    expect((await remove(draftId)).body.Code).toBe('draft.notFound');
    expect((await save(draftId, { UTGAFA: 1 })).body.Code).toBe('draft.notFound');
    expect((await save(draftId)).body.utgafa).toBe(1);
  });
  it('J4 leaves no record of what is not finished', async () => {
    await saved();
    expect(await portal.sql(`select from change_record where table_name = 'draft'`)).toEqual([]);
  });
});

describe('the drafts of somebody', () => {
  it('W3 are listed in pages, the latest first, without what they hold', async () => {
    const as = await portal.someone();
    const first = await saved({ HEITI_DRAGA: 'Fyrst' }, as);
    await saved({ HEITI_DRAGA: 'Svo' }, as);
    await save(first, { UTGAFA: 1, HEITI_DRAGA: 'Fyrst aftur' }, as);
    const { body } = await listed(as, '?kind=work');
    expect(body).toMatchObject([{ heitI_DRAGA: 'Fyrst aftur' }, { heitI_DRAGA: 'Svo' }]);
    expect(body[0]).not.toHaveProperty('innihald');
    const page = await listed(as, '?limit=1');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '2']);
    const next = await listed(as, `?limit=1&cursor=${String(page.headers['x-next-cursor'])}`);
    expect(next.body).toMatchObject([{ heitI_DRAGA: 'Svo' }]);
    expect((await listed(as, '?kind=performance')).body.Code).toBe('draft.noneFound');
    expect((await listed(as, '?kind=novel')).status).toBe(422);
  });
  it('P5 are so many at most, also when two are begun at once', async () => {
    const as = await portal.someone();
    await portal.sql(
      `insert into draft (draft_id, user_id, kind, content) select gen_random_uuid(), $1, 'work', '{}' from generate_series(2, $2)`,
      [as.userId, mostDrafts],
    );
    const answers = await Promise.all([save(randomUUID(), {}, as), save(randomUUID(), {}, as)]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [row] = (await listed(as)).body;
    expect((await save(row.droG_NR, { UTGAFA: 1 }, as)).status).toBe(200);
    const { body } = await save(randomUUID(), {}, as);
    expect(body.Message).toContain(String(mostDrafts));
  });
});

describe('what no draft is', () => {
  it.each([
    ['of an unknown kind', { TEGUND: 'novel' }, 'TEGUND'],
    ['without a form', { INNIHALD: undefined }, 'INNIHALD'],
    ['of something that is no form', { INNIHALD: 'Andvaka' }, 'INNIHALD'],
    ['holding NUL', { INNIHALD: { title: ['a\0b'] } }, 'INNIHALD'],
    ['holding half a character', { INNIHALD: { 'a\ud800': 1 } }, 'INNIHALD'],
    ['called NUL', { HEITI_DRAGA: '\0' }, 'HEITI_DRAGA'],
    ['called too much', { HEITI_DRAGA: 'x'.repeat(201) }, 'HEITI_DRAGA'],
    ['of no version', { UTGAFA: null }, 'UTGAFA'],
    ['of half a version', { UTGAFA: 0.5 }, 'UTGAFA'],
    ['of a version before the first', { UTGAFA: -1 }, 'UTGAFA'],
  ])('is refused: one %s', async (_, changes, field) => {
    const { status, body } = await save(randomUUID(), changes);
    expect([status, body.Errors?.[0]?.Field]).toEqual([422, field]);
  });
  it('is refused: one nested without end', async () => {
    const nested = `{"in":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const body = JSON.stringify(aDraft({ INNIHALD: 'nested' })).replace('"nested"', nested);
    const answer = await portal.ask(`PUT /api/drafts/${randomUUID()}`, { as: member, body });
    expect([answer.status, answer.body.Errors?.[0]?.Field]).toEqual([422, 'INNIHALD']);
  });
  it('is refused: one that is too large', async () => {
    const text = (bytes: number) => ({ INNIHALD: { t: 'x'.repeat(bytes - '{"t":""}'.length) } });
    expect((await save(randomUUID(), text(largestDraftBytes))).status).toBe(200);
    const { status, body } = await save(randomUUID(), text(largestDraftBytes + 1));
    expect([status, body.Code]).toEqual([413, 'draft.tooLarge']);
  });
  it.each(['1', 'x', `${randomUUID()}0`])('has no number like %s', async (draftId) => {
    const answers = await Promise.all([read(draftId), save(draftId), remove(draftId)]);
    expect(statuses(answers)).toEqual([404, 404, 404]);
  });
});
