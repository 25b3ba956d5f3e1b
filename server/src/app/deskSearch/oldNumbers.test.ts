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

type Hit = { tegund: string; numer: number };
async function found(q: string, as = editor): Promise<Hit[]> {
  const { status, body } = await society.portal.ask(`GET /api/desk/search?q=${encodeURIComponent(q)}`, {
    as,
  });
  expect([200, 404]).toContain(status);
  return status === 404 ? [] : (body as Hit[]);
}
/** Kind and number of what is found. */
const search = async (q: string, as = editor): Promise<[string, number][]> =>
  (await found(q, as)).map(({ tegund, numer }) => [tegund, numer]);
/** The number that something of the files has here. */
async function numberOf(kind: string, oldNumber: string): Promise<number> {
  const [row] = await society.portal.sql<{ id: number }>(
    `select coalesce(person_id, user_id, author_id, contract_id, work_id, live_performance_id, cue_sheet_id,
       application_id, distribution_id) as id
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

it('O316 staff find an application by its old number and its own, with the period that it is on', async () => {
  const number = await numberOf('applications', 'E1');
  const body = await found('E1');
  const [period] = await society.portal.sql(
    'select fund_period_id as id from fund_application where application_id = $1',
    [number],
  );
  expect(body).toContainEqual(
    expect.objectContaining({ tegund: 'application', numer: number, timabiL_UMSOKNAR_NR: period?.['id'] }),
  );
  expect(await search(String(number))).toContainEqual(['application', number]);
});

it('O316 administrators alone find distributions, by their old number and their own', async () => {
  const number = await numberOf('distributions', '9801');
  expect(number).toBeGreaterThan(0);
  // As one whose number was not free here.
  await society.portal.sql(
    `update old_number set old_number = 'AB-98' where kind = 'distributions' and old_number = '9801'`,
  );
  expect(await search('AB-98', society.colleague)).toContainEqual(['distribution', number]);
  expect(await search(String(number), society.colleague)).toContainEqual(['distribution', number]);
  expect((await search('AB-98')).map(([kind]) => kind)).not.toContain('distribution');
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
