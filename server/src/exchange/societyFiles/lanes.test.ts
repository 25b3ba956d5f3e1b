import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { killWhileWaiting } from '../../../test/killed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { countsOf, sendSociety } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import { takeSociety } from './take.ts';

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
/** Lists of members as they are, and as they would be; titles and codes. */
const lists = `select (select count(*)::integer from person_work) as kept, (select count(*)::integer from work_viewer) as wanted,
  (select sum(works)::integer from person_work_total where author_id = 0) as counted,
  (select count(*)::integer from work_title where is_main) as main, (select count(*)::integer from work_title where not is_main) as other,
  (select count(*)::integer from work_iswc) as iswcs, (select count(*)::integer from work_isrc) as isrcs`;
let portal: Portal;
let colleague: Someone;
let id: number;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const leftovers = () =>
  portal.sql(
    `select relname from pg_class where relnamespace = 'statement_line_part'::regnamespace and relname ~ '^h[0-9]+$' and relkind = 'r'`,
  );

beforeEach(async () => {
  await portal.close();
  portal = await aPortal();
  const sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
  id = await sendSociety(portal, sender, await filesOf(example));
  await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body: {} });
});

async function goOn(): Promise<void> {
  await takeSociety(portal.pool, id);
  const { body } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(body).toMatchObject({
    stadA_GAGNAFLUTNINGS: 'taken',
    fjoldI_MISMUNA: 0,
    atridI_TEKIN_INN: 71,
  });
  expect(await countsOf(portal)).toMatchObject({ persons: 20, works: 8, lines: 19 });
  expect(await leftovers()).toEqual([]);
  const [now] = await portal.sql<Record<string, number>>(lists);
  expect(now?.['kept']).toBeGreaterThan(0);
  expect([now?.['kept'], now?.['counted']]).toEqual([now?.['wanted'], now?.['wanted']]);
  expect(now).toMatchObject({ main: 8, other: 4, iswcs: 2, isrcs: 2 });
}

it('O225, O238 works that were written when a kill took their titles, codes and lists of members get them when taking goes on', async () => {
  await killWhileWaiting(portal, 'work_title');
  expect(await countsOf(portal)).toMatchObject({ works: 8, lines: 0 });
  expect((await portal.sql(lists))[0]).toMatchObject({ kept: 0, main: 0, other: 0, iswcs: 0, isrcs: 0 });
  await goOn();
}, 120_000);

it('O225 and works whose titles came before a kill took the lists', async () => {
  await killWhileWaiting(portal, 'person_work_total');
  expect((await portal.sql(lists))[0]).toMatchObject({ kept: 0, main: 8, other: 4, iswcs: 2, isrcs: 2 });
  await goOn();
}, 120_000);

it('O225 lines whose distribution a kill took are nobody’s, and are written anew', async () => {
  await killWhileWaiting(portal, 'statement_total');
  expect(await countsOf(portal)).toMatchObject({ works: 8, lines: 0 });
  expect(await portal.sql('select from distribution')).toEqual([]);
  expect((await leftovers()).length).toBeGreaterThan(0);
  // Some distribution may have got another number by then, so that nothing is written over what is left.
  await portal.sql('create table statement_line_part.h999 (like statement_line)');
  await goOn();
}, 120_000);

it('O225 distributions whose lines are ready while another is booked are booked together, each as if it came alone', async () => {
  const lock = new pg.Client(portal.database.owner);
  await lock.connect();
  await lock.query('begin; lock table statement_total in share row exclusive mode');
  const taking = takeSociety(portal.pool, id);
  await expect.poll(async () => (await leftovers()).length, { timeout: 30_000, interval: 20 }).toBe(4);
  await lock.end();
  await taking;
  const booked = await portal.sql<{ count: number }>(
    'select count(*)::integer as count from distribution group by xmin::text order by 1',
  );
  expect(booked.map(({ count }) => count)).toEqual([1, 3]);
  await goOn();
}, 60_000);

it('O225 no lines are made part of all lines but those of a distribution that comes', async () => {
  for (const asked of ['attach_history(5)', 'index_history(5)'])
    await expect(portal.pool.query(`select ${asked}`)).rejects.toThrow(/takes no lines|does not exist/u);
  await takeSociety(portal.pool, id);
  const [one] = await portal.sql<{ id: number }>('select min(distribution_id) as id from distribution');
  await expect(portal.pool.query('select prepare_history($1)', [one?.id])).rejects.toThrow('has lines');
  await expect(portal.pool.query('select attach_history($1)', [one?.id])).rejects.toThrow('takes no lines');
});
