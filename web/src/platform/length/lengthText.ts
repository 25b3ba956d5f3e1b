import type { Text, TextValues } from '../i18n/text.ts';
import { messages } from './messages.ts';

/** `3 mín. 50 sek.`, `1 klst. 2 mín.`; what is nought is left out. */
export function lengthText(durationSeconds: number, t: (text: Text, values?: TextValues) => string): string {
  const parts: [number, Text][] = [
    [Math.floor(durationSeconds / 3600), messages.hours],
    [Math.floor(durationSeconds / 60) % 60, messages.minutes],
    [durationSeconds % 60, messages.seconds],
  ];
  return parts.flatMap(([amount, text]) => (amount > 0 ? [t(text, { amount })] : [])).join(' ');
}
