import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Someone } from '../../../test/portal.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';

let society: TakenSociety;
let editor: Someone;
beforeAll(async () => {
  society = await aTakenSociety();
  editor = await society.portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => society.portal.close());

/** Kind and number of what is found. */
async function search(q: string, as = editor): Promise<[string, number][]> {
  const { status, body } = await society.portal.ask(`GET /api/desk/search?q=${encodeURIComponent(q)}`, {
    as,
  });
  expect([200, 404]).toContain(status);
  return status === 404
    ? []
    : (body as { tegund: string; numer: number }[]).map(({ tegund, numer }) => [tegund, numer]);
}
/** The number that something of the files has here. */
async function numberOf(kind: string, oldNumber: string): Promise<number> {
  const [row] = await society.portal.sql<{ id: number }>(
    `select coalesce(person_id, user_id, author_id, contract_id, work_id, live_performance_id, cue_sheet_id) as id
     from old_number where kind = $1 and old_number = $2`,
    [kind, oldNumber],
  );
  return row?.id ?? 0;
}

it.each([
  ['works', 'K-17', 'work'],
  ['authors', 'A3', 'author'],
  ['persons', 'P30', 'person'],
  ['contracts', 'S1', 'contract'],
  ['performances', 'T2', 'livePerformance'],
  ['cue_sheets', 'D1', 'cueSheet'],
] as const)('O84 staff find one of the %s by its old number', async (kind, oldNumber, hit) => {
  const number = await numberOf(kind, oldNumber);
  expect(number).toBeGreaterThan(0);
  expect(await search(oldNumber)).toContainEqual([hit, number]);
});

it('O84 administrators alone find logins by their old number', async () => {
  const number = await numberOf('users', 'U2');
  expect(await search('U2', society.colleague)).toContainEqual(['user', number]);
  expect((await search('U2')).map(([kind]) => kind)).not.toContain('user');
});

it('O84 an old number is found whole, and by staff alone', async () => {
  expect((await search('T')).map(([kind]) => kind)).not.toContain('livePerformance');
  const as = await society.portal.someone();
  expect((await society.portal.ask('GET /api/desk/search?q=T2', { as })).status).toBe(403);
});
