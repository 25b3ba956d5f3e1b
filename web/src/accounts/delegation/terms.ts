import type { useText } from '../../platform/i18n/texts.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';

/** How far access goes and how long, as the form has it: no day is an empty one. */
export interface Terms {
  isReadOnly: boolean;
  lastDay: string;
}

export const withoutLimit: Terms = { isReadOnly: false, lastDay: '' };

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** As the calls take it. */
export const asked = ({ isReadOnly, lastDay }: Terms) => ({
  isReadOnly,
  lastDay: lastDay === '' ? null : lastDay,
});

type Written = { isReadOnly: boolean; lastDay: string | null };

export function accessText(t: ReturnType<typeof useText>, { isReadOnly }: Written): string {
  return t(isReadOnly ? messages.readOnly : messages.everything);
}

export function untilText(t: ReturnType<typeof useText>, { lastDay }: Written): string {
  return lastDay ? t(messages.untilDay, { day: formatDay(lastDay) }) : t(messages.noEnd);
}
