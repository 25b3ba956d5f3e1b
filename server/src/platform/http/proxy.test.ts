import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await aPortal({ isBehindProxy: true, rateLimitPerMinute: 5 });
});
afterAll(() => portal.close());

it('counts by the address that the proxy saw, not by one that the caller made up', async () => {
  const statuses = [];
  for (let i = 0; i < 7; i++) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` };
    statuses.push((await portal.ask('GET /api/society', { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const other = await portal.ask('GET /api/society', { headers: { 'x-forwarded-for': '203.0.113.10' } });
  expect(other.status).toBe(200);
});

it('refuses a field of a query that is given twice', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.11' };
  const member = await portal.someone();
  const { status, body } = await portal.ask('GET /api/compositions?name=sól&name=tungl', {
    as: member,
    headers,
  });
  expect([status, body.Errors?.[0]?.Field]).toEqual([422, 'name']);
});
