import { useLanguage, useText } from '../i18n/texts.tsx';
import { formatTime } from '../i18n/format.ts';
import { useIsOnline } from '../ui/useIsOnline.ts';
import { messages } from './messages.ts';

/** What stands beside the heading of a form: when its draft was saved, or that it is kept here until there is a network. */
export function useSavedNote(savedAt: Date | undefined): string | undefined {
  const t = useText();
  const [language] = useLanguage();
  const isOnline = useIsOnline();
  if (!savedAt) return undefined;
  if (!isOnline) return t(messages.keptHere);
  return t(messages.savedAt, { time: formatTime(savedAt.toISOString(), language) });
}
