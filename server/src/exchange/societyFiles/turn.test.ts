import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { countsOf, sendSociety } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import { takeSociety } from './take.ts';

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const count = async (counted: string) =>
  (await portal.sql<{ count: number }>(`select count(*)::integer as count from ${counted}`))[0]?.count;
const ready = () =>
  count(
    "pg_class where relnamespace = 'statement_line_part'::regnamespace and relname ~ '^h[0-9]+$' and relkind = 'r'",
  );
const within = { timeout: 20_000, interval: 20 };

it('O237 who takes the files of a society waits for another who does, and takes nothing away that lies ready for them', async () => {
  const [sender, colleague] = [
    await portal.someone({ role: 'administrator' }),
    await portal.someone({ role: 'administrator' }),
  ];
  const id = await sendSociety(portal, sender, await filesOf(example));
  await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body: {} });

  const lock = new pg.Client(portal.database.owner);
  await lock.connect();
  await lock.query('begin; lock table statement_total in share row exclusive mode');
  const first = takeSociety(portal.pool, id);
  const waiting = "pg_locks where relation = 'statement_total'::regclass and not granted";
  await expect.poll(() => count(waiting), within).toBe(1);
  // The lines of the distribution that waits, or of the next one too.
  expect(await ready()).toBeGreaterThan(0);
  let connections = 0;
  const counted = new Proxy(portal.pool, {
    get: (pool, name: keyof pg.Pool) =>
      name === 'connect' ? () => ((connections += 1), pool.connect()) : Reflect.get(pool, name),
  });
  const second = takeSociety(counted, id);
  await pause(500);
  expect(connections).toBe(1);
  expect(await ready()).toBeGreaterThan(0);
  await lock.end();

  await Promise.all([first, second]);
  const { body } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(body).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', fjoldI_MISMUNA: 0, atridI_TEKIN_INN: 71 });
  expect(await countsOf(portal)).toMatchObject({ persons: 20, works: 8, lines: 19 });
  expect(await ready()).toBe(0);
}, 60_000);
