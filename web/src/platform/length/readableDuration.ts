import { readDuration } from '@omur/contract/platform/rules/duration';
import type { Text, TextValues } from '../i18n/text.ts';
import { messages } from './messages.ts';

/** F5.4: '3 mínútur og 50 sekúndur', and '-' for what cannot be read. */
export function readableDuration(typed: string, t: (text: Text, values?: TextValues) => string): string {
  const whole = readDuration(typed);
  if (whole === undefined) return '-';
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  const first = t(messages.wholeMinutes, { count: minutes });
  const second = t(messages.wholeSeconds, { count: seconds });
  if (seconds === 0) return first;
  return minutes === 0 ? second : t(messages.and, { first, second });
}
