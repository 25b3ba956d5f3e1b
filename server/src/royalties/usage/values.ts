import { day } from '@omur/contract/platform/values';

/**
 * A day, and the time of day where it stands beside it: `2026-05-31`, `20260531`, `31.5.2026`, `31/05/2026`, each with ` 14:05`,
 * `T14:05:31` or the like. Undefined if it is none. Days come before months: nobody here writes them the other way round.
 */
export function dayIn(text: string): { day: string; time?: string } | undefined {
  const found =
    /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{4})(\d{2})(\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))(?:[T ,]+(\S.*))?$/u.exec(
      text,
    );
  if (!found) return undefined;
  const [, y1, m1, d1, y2, m2, d2, d3, m3, y3, rest] = found;
  const parts = [y1 ?? y2 ?? y3, (m1 ?? m2 ?? m3)?.padStart(2, '0'), (d1 ?? d2 ?? d3)?.padStart(2, '0')];
  const read = parts.join('-');
  if (!day.safeParse(read).success) return undefined;
  if (rest === undefined) return { day: read };
  const time = timeIn(rest.replace(/(?:Z|[+-]\d\d:?\d\d)$/u, ''));
  return time === undefined ? undefined : { day: read, time };
}

/** A time of day as PostgreSQL reads it: from `14:05`, `14.05`, `14:05:31` or `14:05:31.250`. Undefined if it is none. */
export function timeIn(text: string): string | undefined {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?$/u.exec(text);
  if (!found) return undefined;
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whole seconds from `215`, `215,4`, `3:35`, `0:03:35` or `PT3M35S`; undefined if it is no length, or longer than a day. */
export function secondsIn(text: string): number | undefined {
  const parts =
    /^(?:(?<h>\d{1,2}):)?(?<m>\d{1,3}):(?<s>\d{2})(?:[.,]\d+)?$/u.exec(text)?.groups ??
    /^PT(?:(?<h>\d{1,2})H)?(?:(?<m>\d{1,4})M)?(?:(?<s>\d{1,5})(?:[.,]\d+)?S)?$/u.exec(text)?.groups;
  const plain = /^(\d{1,6})(?:[.,]\d+)?$/u.exec(text);
  const seconds = plain
    ? Number(plain[1])
    : parts && Number(parts['h'] ?? 0) * 3600 + Number(parts['m'] ?? 0) * 60 + Number(parts['s'] ?? 0);
  return seconds === undefined || seconds > 86_400 ? undefined : seconds;
}

/** No line names more in its currency: times the highest rate it still fits the units of the ledger (R38). */
export const mostAmount = 9_000_000_000;

/** An amount that may be read in two ways. */
export const unsure = Symbol('unsure');

/**
 * An amount as PostgreSQL reads it, digit by digit: from `1234.5`, `1.234,50`, `1,234.50`, `1 234,50` or `-12`. `unsure` where a lone
 * sign has three digits after it, as in `1.234`: that may be a thousand or one. Undefined if it is none.
 */
export function amountIn(text: string): string | typeof unsure | undefined {
  const plain = text.replace(/kr\.?$/u, '').replace(/[\s\u00A0]/gu, '');
  const minus = plain.startsWith('-') ? '-' : '';
  const digits = plain.slice(minus.length);
  if (/^\d{1,10}(\.\d{1,10})?$/u.test(digits) && !/^[1-9]\d{0,2}\.\d{3}$/u.test(digits))
    return minus + digits;
  if (/^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits)) return unsure;
  if (/^\d{1,10},\d{1,10}$/u.test(digits)) return minus + digits.replace(',', '.');
  const grouped =
    /^([1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{1,10}))?$|^([1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d{1,10}))?$/u.exec(
      digits,
    );
  if (!grouped) return undefined;
  const whole = (grouped[1] ?? grouped[3] ?? '').replace(/[.,]/gu, '');
  return `${minus}${whole}.${grouped[2] ?? grouped[4] ?? '0'}`;
}
