// Browsers built on Chromium carry no Icelandic formats, so none of these lean on Intl. Iceland keeps UTC all year.

type Language = 'is' | 'en';

const months = {
  is: [
    'janúar',
    'febrúar',
    'mars',
    'apríl',
    'maí',
    'júní',
    'júlí',
    'ágúst',
    'september',
    'október',
    'nóvember',
    'desember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/** `204.118`, of what is counted. The number of a work, a person or the like is written as it is, `204118`. */
export function formatWhole(value: number) {
  const digits = String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, '.');
  return value < 0 && digits !== '0' ? `−${digits}` : digits;
}

/** `1.234.567 kr.` */
export const formatAmount = (isk: number) => `${formatWhole(isk)} kr.`;

/** A day ('2026-11-14') or an instant, as `14/11/2026`. */
export function formatDay(value: string) {
  const { day, month, year } = parts(value);
  return `${two(day)}/${two(month)}/${year}`;
}

/**
 * Reads `14/11/2026`, and `14.11.2026`, `14-11-2026`, `14.11.26` or `14112026` too, as '2026-11-14'; nothing if there is no such day.
 * Keyboards of digits alone have nothing to stand between them.
 */
export function readDay(typed: string) {
  const apart = /^\s*(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})\s*$/.exec(typed);
  const [, day = '', month = '', years = ''] =
    apart ?? /^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  const year = years.length === 2 ? `20${years}` : years;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(value);
  return date.getTime() && date.toISOString().startsWith(value) ? value : undefined;
}

/** `14. nóvember 2026` or `14 November 2026`. */
export function formatLongDay(value: string, language: Language) {
  const { day, month, year } = parts(value);
  return `${day}${language === 'is' ? '.' : ''} ${months[language][month - 1]} ${year}`;
}

/** `nóvember 2026` */
export function formatMonth(value: string, language: Language) {
  const { month, year } = parts(value);
  return `${months[language][month - 1]} ${year}`;
}

/** `kl. 14:02`, in English `14:02`. */
export function formatTime(instant: string, language: Language) {
  const { hour, minute } = parts(instant);
  return `${language === 'is' ? 'kl. ' : ''}${two(hour)}:${two(minute)}`;
}

/** `14. nóvember 2026 kl. 14:02` or `14 November 2026, 14:02`. */
export function formatInstant(instant: string, language: Language) {
  const between = language === 'is' ? ' ' : ', ';
  return `${formatLongDay(instant, language)}${between}${formatTime(instant, language)}`;
}

/** `010130-2479`; anything else is left as it is. */
export const formatNationalId = (digits: string) => digits.replace(/^(\d{6})(\d{4})$/, '$1-$2');

const two = (value: number) => String(value).padStart(2, '0');

function parts(value: string) {
  const date = new Date(value);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}
