import { formatAmount, formatWhole } from '../../platform/i18n/format.ts';

/** "1.200–1.900 kr.", which no line's end divides before its unit, or one amount where both are the same. */
export const rangeText = (least: number, most: number): string =>
  (least === most ? formatAmount(most) : `${formatWhole(least)}–${formatAmount(most)}`).replace(
    ' ',
    '\u00A0',
  );
