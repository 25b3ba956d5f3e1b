import { expect, it } from 'vitest';
import { wideNetworkOf } from '../wideNetwork.ts';
import { networkOf } from './network.ts';

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('S2 counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['192.0.2.7', undefined],
])('S2 counts %s within %s too', (network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide);
});
