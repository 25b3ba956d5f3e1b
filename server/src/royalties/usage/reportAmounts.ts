/** As many as an amount of a report may have, and as PostgreSQL keeps. */
const decimals = 10;

/** An amount in units of its tenth decimal, exactly. */
export function unitsOf(amount: string): bigint {
  const [whole = '', part = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(decimals, '0'));
  return amount.startsWith('-') ? -units : units;
}

export function amountOf(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
