import { decimalText } from '../runs/explanation.ts';

/** `1 EUR = 150,25 kr.`: "EUR 150,25" would be read as so many euros. */
export const rateText = (currency: string, rate: number): string =>
  `1\u00A0${currency} = ${decimalText(rate)}\u00A0kr.`;
