import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isLocalHost } from './local.ts';

/** Why nothing was sent there: `address` is one that may not be reached, `name` one that nobody knows. */
export class UnreachableAddress extends Error {
  readonly failure: 'address' | 'name';
  constructor(failure: 'address' | 'name') {
    super(failure);
    this.failure = failure;
  }
}

/** Whether a name can be one of the public internet, by what is written in it. */
export const isPublicName = (hostname: string): boolean =>
  hostname.includes('.') && !/(^|\.)(localhost|local|internal|lan|home|corp|arpa)\.?$/i.test(hostname);

/** Everything that is not plainly on the public internet is refused: private, loopback, link-local, shared, reserved, tunnelled. */
export function isPublicAddress(address: string, own: ReadonlySet<string> = ownAddresses()): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || own.has(parsed.toNormalizedString())) return false;
  // What is given out on the internet; outside it are old ways to write an IPv4 address.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}

/** A service that this machine offers on its public address trusts who comes from this machine. */
function ownAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ address }) => ipaddr.isValid(address))
      .map(({ address }) => ipaddr.process(address).toNormalizedString()),
  );
}

export interface Address {
  address: string;
  family: number;
}
export type Resolve = (hostname: string) => Promise<Address[]>;

/** Asks name servers alone: the machine's own list of names is nobody's else, and its look-ups share threads with passwords. */
const resolveAll: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  const asked = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return asked.flatMap((one, i) =>
    one.status === 'fulfilled' ? one.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })) : [],
  );
};

/**
 * The address to connect to: the name is resolved once, and every address that it has must be public, or a name that has one of each
 * would get in now and then (O63, X121).
 * @throws UnreachableAddress
 */
export async function checkedAddress(
  { hostname }: { hostname: string },
  { allowsLocal, resolve = resolveAll }: { allowsLocal: boolean; resolve?: Resolve | undefined },
): Promise<Address> {
  if (allowsLocal && isLocalHost(hostname))
    return hostname === '[::1]' ? { address: '::1', family: 6 } : { address: '127.0.0.1', family: 4 };
  const number = isIP(hostname);
  const found = number ? [{ address: hostname, family: number }] : await resolve(hostname).catch(() => []);
  const [first] = found;
  if (!first) throw new UnreachableAddress('name');
  const own = ownAddresses();
  if (!found.every(({ address }) => isPublicAddress(address, own))) throw new UnreachableAddress('address');
  return first;
}
