import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { ofWide } from '../wideNetwork.ts';
import { mayAskFromNetwork } from './limit.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('O262 counts the network of 48 bits of IPv6 that asks from many of 64', async () => {
  const limit = { allowed: 2, minutes: 15, refusal: 'outsider.askedTooOften' } as const;
  const ask = (network: string) => mayAskFromNetwork(portal.pool, { what: 'test', network }, limit);
  const refused = { code: 'outsider.askedTooOften' };
  for (let i = 0; i < limit.allowed; i++) await ask('2001:db8:1:a::/64');
  await expect(ask('2001:db8:1:a::/64')).rejects.toMatchObject(refused);
  // Each of these asks twice, as is allowed; together they are one customer of a provider.
  const rest = ofWide * limit.allowed - limit.allowed - 1;
  for (let i = 0; i < rest; i++) await ask(`2001:db8:1:b${i >> 1}::/64`);
  await ask('2001:db8:1:ffff::/64');
  await expect(ask('2001:db8:1:fffe::/64')).rejects.toMatchObject(refused);
  await ask('2001:db8:2:a::/64');
});
