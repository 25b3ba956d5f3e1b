import { durationProblem, readDuration } from '@omur/contract/platform/rules/duration';

export interface Length {
  seconds?: number;
  problem?: NonNullable<ReturnType<typeof durationProblem>>;
}

/** A length as cue sheets write it: `1:05`, `1.05` or `00:01:05`. The sign of a negative one is not passed over. */
export function readLength(text: string | number): Length {
  const typed = String(text).trim();
  if (/^[-\u2010-\u2015\u2212]/u.test(typed)) return { problem: 'work.durationForm' };
  const [, hours = '0', rest = typed] = /^(\d{1,2})[:.]([0-5]\d[:.][0-5]\d)$/u.exec(typed) ?? [];
  const seconds = Number(hours) * 3600 + (readDuration(rest) ?? 0);
  if (seconds > 0) return { seconds };
  return { problem: durationProblem(rest) ?? 'work.durationForm' };
}
