import { formatWhole } from '../../platform/i18n/format.ts';

/** A number with a decimal comma and all of its digits: `12.345,0625`. */
export function decimalText(value: number | string): string {
  const [whole = '0', fraction] = String(value).split('.');
  const shown = formatWhole(Number(whole));
  return fraction === undefined ? shown : `${shown},${fraction}`;
}

/** `1 EUR = 150,25 kr.`: "EUR 150,25" would be read as so many euros. */
export const rateText = (currency: string, rate: number): string =>
  `1\u00A0${currency} = ${decimalText(rate)}\u00A0kr.`;
