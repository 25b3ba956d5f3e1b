import { ipiNameCheckDigits } from '@omur/contract/people/rules/ipi';
import { weightedCheckDigit } from '@omur/contract/platform/rules/checkDigit';

/** Numbers no registry has come near, so that none of them is somebody's. */
export function demoIpi(serial: number): string {
  const digits = String(980_000_000 + serial);
  return digits + ipiNameCheckDigits(digits);
}

/** The base number of the party behind a name number of the demo. */
export function demoIpiBase(serial: number): string {
  const digits = String(980_000_000 + serial);
  return `I-${digits}-${weightedCheckDigit(digits, 2)}`;
}

export function demoIswc(serial: number): string {
  const digits = String(980_000_000 + serial);
  return `T${digits}${weightedCheckDigit(digits, 1)}`;
}

/** A recording of the demo's own record company. Serials run on through the years. */
export function demoIsrc(year: number, serial: number): string {
  return `ISOM${Math.floor(serial / 100_000) % 10}${String(year % 100).padStart(2, '0')}${String(serial % 100_000).padStart(5, '0')}`;
}

/** Shaped like a personal number but of a day that is in no calendar, so that it is nobody's. Differs for serials below 80,000. */
export function nobodysKennitala(serial: number): string {
  const year = String(serial % 100).padStart(2, '0');
  const order = String(20 + (Math.floor(serial / 100) % 80)).padStart(2, '0');
  const check = Math.floor(serial / 8000) % 10;
  return `3102${year}${order}${check}9`;
}
