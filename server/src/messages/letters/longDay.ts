import type { Language } from '@omur/contract/platform/rules/language';

/** `14. nóvember 2026` or `14 November 2026`, of `YYYY-MM-DD`. */
export function longDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'is' ? 'is-IS' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
