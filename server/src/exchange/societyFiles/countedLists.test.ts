import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { asWorkbook, problemsOf, withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let askToTake: TakenSociety['askToTake'];
beforeAll(async () => {
  ({ portal, colleague, send, askToTake } = await aTakenSociety());
});
afterAll(() => portal.close());

const read = async (id: number) => (await portal.ask(`GET /api/migrations/${id}`, { as: colleague })).body;
const longer = () =>
  withChanges(example, { 'set_list_lines.csv': (text) => text.replace('5005;;;3:10;1', '5005;;;3:30;1') });
const durations = () =>
  portal.sql(`select p.duration_seconds from performance p join old_number o using (live_performance_id)
    where o.old_number = 'T2'`);
/** As reckoning a run leaves it; what a run is reckoned from is proved elsewhere. */
const count = () =>
  portal.sql(`begin; alter table run_line disable trigger user;
    insert into run_line (distribution_id, statement_line_id, pool_id, performance_id, work_id, used_on, country_id, plays, measure,
      usage_factor, daypart_factor, estimate_factor, weight_factor, protected_hundredths, points)
    select 1, 1, 1, p.performance_id, p.work_id, '2000-10-06', 352, 1, 0, 1000, 1000, 1000, 1000, 0, 0
    from performance p join old_number o using (live_performance_id) where o.old_number = 'T2';
    alter table run_line enable trigger user; commit`);
const kept = [
  'performances.csv:3',
  'Performance T2 has been paid or counted in a run, or was changed here after it was taken, so it is not written over.',
];

it('O273 a delta passes over a set list that a run counts after the files were asked to be taken, and ends', async () => {
  const id = await send(await longer());
  await askToTake(id);
  await count();
  await takeSociety(portal.pool, id);
  expect((await read(id)).stadA_GAGNAFLUTNINGS).toBe('taken');
  expect((await problemsOf(portal, colleague, id)).map(([place, , said]) => [place, said])).toContainEqual(
    kept,
  );
  expect(await durations()).toEqual([{ duration_seconds: 190 }]);
});

it('O273 a set list that a run has counted is refused by name when the files are checked', async () => {
  const id = await send(await longer());
  expect((await problemsOf(portal, colleague, id)).map(([place, , said]) => [place, said])).toEqual([kept]);
});

it('O279 names the workbook that was sent where something is passed over while it is taken', async () => {
  const files = await withChanges(example, {
    'works.csv': (text) => text.replace(';Lofsöngur;', ';Ó guð vors lands;'),
  });
  const id = await send(
    await Promise.all(files.map(async (file) => (file.fileName === 'works.csv' ? asWorkbook(file) : file))),
  );
  await askToTake(id);
  await portal.sql('update work set last_changed_at = now() where work_id = 5001');
  await takeSociety(portal.pool, id);
  expect(await problemsOf(portal, colleague, id)).toEqual([
    [
      expect.stringMatching(/^works\.xlsx:\d+$/u),
      'number',
      '5001 was changed here after it was taken, so it is not written over.',
    ],
  ]);
});

it('O274 says why the last try to take the files failed, until they are taken', async () => {
  const id = await send(
    await withChanges(example, { 'persons.csv': (text) => text.replace('Hlíðarvegur 4', 'Hlíðarvegur 8') }),
  );
  expect((await read(id)).villa).toBeNull();
  await askToTake(id);
  expect((await read(id)).villa).toBeNull();
  await portal.sql(
    `update graphile_worker._private_jobs set last_error = 'the disk is full' where key = 'takeSocietyFiles:' || $1::integer`,
    [id],
  );
  expect(await read(id)).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taking', villa: 'the disk is full' });
  await takeSociety(portal.pool, id);
  expect(await read(id)).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', villa: null });
});
