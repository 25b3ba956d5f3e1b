import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { StatementLine } from '@omur/contract/royalties/statistics';
import type { Language } from '../../platform/i18n/text.ts';
import type { useText } from '../../platform/i18n/texts.tsx';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';

/** L9.4: days of statistics are written with dots. */
export const dotted = (day: string): string => formatDay(day).replaceAll('/', '.');

/** `1.234,56 kr.`, for anyone who wants to know to the eyrir. */
export function exactAmount(isk: number): string {
  const eyrir = Math.round(Math.abs(isk) * 100);
  const whole = formatWhole(Math.floor(eyrir / 100));
  return `${isk < 0 ? '−' : ''}${whole},${String(eyrir % 100).padStart(2, '0')} kr.`;
}

export const whereUsed = ({ station, country }: StatementLine): string =>
  [station, country].filter(Boolean).join(' · ');

export const subtypeOf = (line: StatementLine, language: Language): string | null =>
  (language === 'en' && line.performanceSubtypeEnglish) || line.performanceSubtype;

export const whenUsed = ({ usedOn, useCount }: StatementLine, t: ReturnType<typeof useText>) => ({
  day: usedOn && dotted(usedOn),
  times: useCount === null ? null : t(messages.times, { count: useCount }),
});

/** M7: the share of the work that a line was split by, and the contract that it rests on. */
export const splitBy = (
  { shareHundredths, contractId }: StatementLine,
  t: ReturnType<typeof useText>,
  language: Language,
): string | null => {
  if (shareHundredths === null) return null;
  const share = formatPercent(shareHundredths, language);
  return contractId === null
    ? t(messages.byShare, { share })
    : t(messages.byShareAndContract, { share, contract: contractId });
};
