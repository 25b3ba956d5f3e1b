/** Ten decimals of an amount and six of a rate, less the two of an eyrir. */
const amountDecimals = 10;
const rateDecimals = 6;
const unit = 10n ** BigInt(amountDecimals + rateDecimals - 2);
export const mostEyrir = 999_999_999_999n;

/**
 * Turns amounts of one file into krónur. What rounding takes from one amount the next ones get back, so that all of them add up to
 * the whole file's amount at the rate, to the eyrir.
 */
export class Exchange {
  readonly #rate: bigint;
  #exact = 0n;
  #given = 0n;

  constructor(rate: string) {
    this.#rate = scaled(rate, rateDecimals);
  }

  /** The amount as PostgreSQL reads it; undefined where no line has so much. */
  inKronur(amount: string): string | undefined {
    const exact = this.#exact + scaled(amount, amountDecimals) * this.#rate;
    const rounded = floorOf(exact + unit / 2n, unit);
    const eyrir = rounded - this.#given;
    if (eyrir > mostEyrir || eyrir < -mostEyrir) return undefined;
    this.#exact = exact;
    this.#given = rounded;
    return written(eyrir);
  }
}

/** `-12.5` as a whole number of the smallest parts that are reckoned with. */
function scaled(decimal: string, decimals: number): bigint {
  const [whole = '', parts = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole + parts.slice(0, decimals).padEnd(decimals, '0'));
  return decimal.startsWith('-') ? -value : value;
}

function floorOf(value: bigint, by: bigint): bigint {
  const cut = value / by;
  return value % by < 0n ? cut - 1n : cut;
}

/** Eyrir of an amount that PostgreSQL wrote, or that stands in a line. */
export const eyrirOf = (amount: string) => scaled(amount, 2);

export function written(eyrir: bigint): string {
  const digits = String(eyrir < 0n ? -eyrir : eyrir).padStart(3, '0');
  return `${eyrir < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
