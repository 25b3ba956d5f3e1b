/** How much more a network of 48 bits may do than one of 64: a customer who rents one has 65,536 of those. */
export const ofWide = 16;

/** The network of 48 bits that one of 64 is in, as providers give them out; undefined of IPv4. */
export function wideNetworkOf(network: string): string | undefined {
  const [, wide] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/u.exec(network) ?? [];
  return wide && `${wide}::/48`;
}
