import { formatWhole } from '../../platform/i18n/format.ts';

/** To the eyrir, where the table says that its figures are krónur: `84.512.034,55`. */
export function exactFigure(isk: number): string {
  const eyrir = Math.round(Math.abs(isk) * 100);
  const whole = formatWhole(Math.floor(eyrir / 100));
  return `${isk < 0 && eyrir > 0 ? '−' : ''}${whole},${String(eyrir % 100).padStart(2, '0')}`;
}

/** To the eyrir, as control sums are: `84.512.034,55 kr.`, which no line's end divides. */
export const exactAmount = (isk: number): string => `${exactFigure(isk)}\u00A0kr.`;
