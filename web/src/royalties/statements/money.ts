import { formatWhole } from '../../platform/i18n/format.ts';

/** `1.234,50`, from eyrir. */
export function formatExact(eyrir: number): string {
  const { sign, whole, rest } = taken(eyrir);
  return `${sign && '−'}${formatWhole(whole)},${rest}`;
}

/** `-1234,50`, as a spreadsheet reads it. */
export function plainExact(eyrir: number): string {
  const { sign, whole, rest } = taken(eyrir);
  return `${sign}${whole},${rest}`;
}

function taken(eyrir: number) {
  const amount = Math.abs(eyrir);
  return {
    sign: eyrir < 0 ? '-' : '',
    whole: Math.trunc(amount / 100),
    rest: String(amount % 100).padStart(2, '0'),
  };
}

/** `14.11.2026` (L9.4). */
export const formatDotted = (day: string): string => day.split('-').toReversed().join('.');
