import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { countsOf, sendSociety, withChanges } from '../../../test/societyFiles.ts';
import { takeSociety } from './take.ts';

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('O225 works of two batches are written beside each other, and none is here before those that come earlier in the file', async () => {
  const added = Array.from({ length: 5992 }, (_, at) => `Z${at}`);
  const lines = (lineOf: (number: string, at: number) => string) => (text: string) =>
    `${text.trimEnd()}\n${added.map(lineOf).join('\n')}\n`;
  // With eight of the example, the second two thousand are of an author who is locked below.
  const authorOf = (at: number) => (at >= 1992 && at < 3992 ? 'A13' : 'A4');
  const files = await withChanges(example, {
    'works.csv': lines((number) => `${number};Lag ${number};;;;2001-01-01;;`),
    'work_authors.csv': (text) =>
      lines((number, at) => `${number};${authorOf(at)};CA;100;;`)(
        text.replace('K-17;A12;C;50', 'K-17;A12;CA;100').replace(/K-17;A13;.*\n/u, ''),
      ),
  });
  const id = await sendSociety(portal, await portal.someone({ role: 'administrator' }), files);
  const colleague = await portal.someone({ role: 'administrator' });
  await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body: {} });
  const lock = new pg.Client(portal.database.owner);
  await lock.connect();
  const taking = takeSociety(portal.pool, id);
  // Their right is here by then, which would wait for the lock.
  const locked = () =>
    lock
      .query(
        `select from author a where display_name = 'Jón Thoroddsen' and exists (select from author_right r where r.author_id = a.author_id) for update`,
      )
      .then((is) => is.rowCount);
  await lock.query('begin');
  await expect.poll(locked, { timeout: 30_000, interval: 20 }).toBe(1);
  // Its last statement is done, or still runs.
  const written = () =>
    portal.sql(`select from pg_locks where database = (select oid from pg_database where datname = current_database())
      and relation = 'old_number'::regclass and mode = 'RowExclusiveLock'`);
  await expect.poll(async () => (await written()).length, { timeout: 60_000, interval: 100 }).toBe(1);
  await expect.poll(() => countsOf(portal), { timeout: 30_000 }).toMatchObject({ works: 2000 });
  await delay(300);
  expect(await countsOf(portal)).toMatchObject({ works: 2000 });
  await lock.end();
  await taking;
  expect(await countsOf(portal)).toMatchObject({ works: 6000 });
}, 120_000);
