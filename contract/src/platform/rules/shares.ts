import type { Language } from './language.ts';

/** Shares are counted in hundredths of a per cent, so that 33.33 + 33.33 + 33.34 is 100 and not nearly. */
export const fullShare = 10_000;

type ShareRow = { shareHundredths: number | undefined };

/** Hundredths; undefined when it is not a number or has more than two decimals. Zero is read and refused elsewhere. */
export function readShare(input: string | number): number | undefined {
  const text = String(input).trim().replace(',', '.');
  if (!/^(?:\d{1,9}(?:\.\d{0,2})?|\.\d{1,2})$/u.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The same, with a percent sign behind it or not. It is looked for at the end alone: a pattern that begins with spaces is tried at each of them (O369). */
export function readTypedShare(input: string | number): number | undefined {
  const text = String(input).trimEnd();
  return readShare(text.endsWith('%') ? text.slice(0, -1) : text);
}

/** What the input field keeps of what is typed: digits and one dot. */
export function normaliseShareInput(text: string): string {
  const [whole = '', ...decimals] = text
    .replace(/,/gu, '.')
    .replace(/[^\d.]/gu, '')
    .split('.');
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`;
}

/**
 * `16,67`, without decimals that say nothing: `25`, `12,5`. Columns have two always, one below the other. Figures have a decimal comma in both
 * languages, as the amounts beside them do (F9.9).
 */
export function formatShare(shareHundredths: number, place: 'sentence' | 'column' = 'sentence'): string {
  const exact = (shareHundredths / 100).toFixed(2);
  const text = place === 'column' ? exact : exact.replace(/\.?0{1,2}$/u, '');
  return text.replace('.', ',');
}

/** `16.67`, as a field holds a typed share. */
export const shareAsTyped = (shareHundredths: number): string =>
  formatShare(shareHundredths).replace(',', '.');

/** `16,67 %` with a space that does not break, in English `16,67%`. */
export const formatPercent = (
  shareHundredths: number,
  language: Language,
  place?: 'sentence' | 'column',
): string => `${formatShare(shareHundredths, place)}${language === 'is' ? '\u00a0%' : '%'}`;

export function totalShare(rows: readonly ShareRow[]): number {
  return rows.reduce((total, row) => total + (row.shareHundredths ?? 0), 0);
}

/** Negative when more than everything has been given. */
export function remainingShare(rows: readonly ShareRow[]): number {
  return fullShare - totalShare(rows);
}
