import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { systemOf } from '../../../test/keys.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { lasting } from './lasting.ts';

/** More than two batches of a whole list. */
const places = 2_500;
let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  await portal.sql(
    `insert into venue (name, venue_type_id) select 'Salur ' || n, 3 from generate_series(1, $1::integer) n`,
    [places],
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => portal.close());

/** Does something, and waits, when the second batch of places is asked for. */
function onceMidway(act: () => Promise<unknown>): void {
  const query = portal.pool.query.bind(portal.pool) as (...asked: unknown[]) => Promise<unknown>;
  let batches = 0;
  vi.spyOn(portal.pool, 'query').mockImplementation((async (...asked: unknown[]) => {
    if (JSON.stringify(asked[0]).includes('from venue') && ++batches === 2) {
      await act();
      await delay(600);
    }
    return query(...asked);
  }) as never);
}
const download = (as: Someone) => portal.ask('GET /api/performanceLocations', { as });
const end = (set: string, id: number) =>
  portal.sql(`update api_key set revoked_at = ${set} where api_key_id = $1`, [id]);

it('O330 a whole list breaks off once the key that reads it is revoked', async () => {
  const system = await systemOf(portal, member);
  onceMidway(() => end('now()', system.keyId));
  await expect(download(system)).rejects.toThrow('destroyed');
});

it('O330 it breaks off once the login is locked whose key it is', async () => {
  const owner = await portal.someone();
  const system = await systemOf(portal, owner);
  onceMidway(() => portal.sql('update app_user set is_locked = true where user_id = $1', [owner.userId]));
  await expect(download(system)).rejects.toThrow('destroyed');
});

it('O330 of a key that still works, and of a session, it comes whole', async () => {
  for (const as of [await systemOf(portal, member), member]) {
    onceMidway(async () => undefined);
    expect((await download(as)).body.length).toBeGreaterThanOrEqual(places);
    vi.restoreAllMocks();
  }
});

it('O330 a file breaks off too, and what it was read from is let go of', async () => {
  let isClosed = false;
  async function* pieces() {
    try {
      for (let n = 0; n < 1000; n++) {
        await delay(20);
        yield `${n}\n`;
      }
    } finally {
      isClosed = true;
    }
  }
  let mayStill = true;
  setTimeout(() => (mayStill = false), 700);
  const read = async () => {
    let text = '';
    for await (const piece of lasting(pieces(), async () => mayStill)) text += piece;
    return text;
  };
  await expect(read()).rejects.toThrow('key.none');
  expect(isClosed).toBe(true);
});
