import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aPortal, type Portal, type Someone } from '../portal.ts';

const limit = 20;
let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal({ rateLimitPerMinute: limit });
});
afterAll(() => portal.close());
afterEach(() => {
  vi.useRealTimers();
});

/** The server's clock, and not that of PostgreSQL, is set to another time. */
const setClock = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
const day = 86_400_000;
const status = async () => (await portal.ask('GET /api/authors/id', { as: member })).status;

it.each([
  ['forwards by a day', day],
  ['back by a day', -day],
  ['back by twenty years', -20 * 365 * day],
])('S1 a clock set %s logs nobody out', async (_, jump) => {
  member = await portal.someone();
  expect(await status()).toBe(200);
  setClock(jump);
  expect(await status()).toBe(200);
  expect(await status()).toBe(200);
  vi.useRealTimers();
  expect(await status()).toBe(200);
});
it('S1 a clock set back keeps no session alive whose time is up', async () => {
  member = await portal.someone();
  expect(await status()).toBe(200);
  // Without the trigger that tells of it: it runs out by itself.
  await portal.sql('alter table session disable trigger user');
  await portal.sql(`update session set expires_at = now() - interval '1 second' where user_id = $1`, [
    member.userId,
  ]);
  await portal.sql('alter table session enable trigger user');
  setClock(-day);
  expect(await status()).toBe(401);
});
it('a clock set back keeps nobody out for longer than a minute', async () => {
  member = await portal.someone();
  while ((await status()) !== 429);
  setClock(-day);
  const refused = await portal.ask('GET /api/authors/id', { as: member });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});
