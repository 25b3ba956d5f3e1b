/** The Common Works Registration holds a length as HHMMSS, so nothing can be longer than 23:59:59. */
export const longestDurationSeconds = 24 * 60 * 60 - 1;
export const defaultDuration = '3';

const form = /^(?<minutes>\d{1,6})(?:\.(?<seconds>[0-5]\d?))?$/u;

/** What the input field keeps of what is typed: digits and dots, a comma or a colon counting as a dot. */
export function normaliseDurationInput(text: string): string {
  return text.replace(/[,:]/gu, '.').replace(/[^\d.]/gu, '');
}

/** Seconds. `3` is three minutes, `3.05` five seconds more, and `3.5` is 3 min 50 s. */
export function readDuration(input: string | number): number | undefined {
  const seconds = secondsOf(input);
  return seconds !== undefined && seconds > 0 && seconds <= longestDurationSeconds ? seconds : undefined;
}

export function durationProblem(input: string | number) {
  if (typeof input === 'string' && normaliseDurationInput(input) === '')
    return 'work.durationMissing' as const;
  const seconds = secondsOf(input);
  if (seconds === undefined) return 'work.durationForm' as const;
  if (seconds === 0) return 'work.durationZero' as const;
  return seconds > longestDurationSeconds ? ('work.durationTooLong' as const) : undefined;
}

export function formatDuration(durationSeconds: number): string {
  return `${Math.floor(durationSeconds / 60)}.${String(durationSeconds % 60).padStart(2, '0')}`;
}

function secondsOf(input: string | number): number | undefined {
  // A number is read as it is printed. -3 and 1e-7 would lose their sign and exponent in the field's clean-up.
  const text = typeof input === 'number' ? String(input) : normaliseDurationInput(input);
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return undefined;
  return Number(parts['minutes']) * 60 + Number((parts['seconds'] ?? '').padEnd(2, '0'));
}
