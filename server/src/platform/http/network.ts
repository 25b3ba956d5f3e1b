import { isIPv6 } from 'node:net';

const hextets = 8;
const hextetsOfNetwork = 4;

/** What an address counts as: of IPv6 the network of 64 bits, in which its owner has as many addresses as they like. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '').replace(/%.*$/u, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, hextets - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, hextetsOfNetwork)
    .map((one) => Number.parseInt(one, 16).toString(16))
    .join(':')}::/64`;
}
