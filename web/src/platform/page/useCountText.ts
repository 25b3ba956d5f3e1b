import { mostCounted } from '@omur/contract/platform/mostCounted';
import { useText } from '../i18n/texts.tsx';
import type { Text } from '../i18n/text.ts';
import { messages } from './pagedMessages.ts';

/** Says how many rows a list of the whole society has, as far as they are counted (O173). */
export function useCountText() {
  const t = useText();
  return (text: Text, count: number) =>
    count > mostCounted
      ? t(messages.moreThan, { rows: t(text, { count: mostCounted }) })
      : t(text, { count });
}
