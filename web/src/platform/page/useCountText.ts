import { mostCounted } from '@omur/contract/platform/mostCounted';
import type { Text } from '../i18n/text.ts';
import { useText } from '../i18n/texts.tsx';
import { moreThan } from './countMessages.ts';

/** Says how many rows a list has, as far as they are counted (O173, O321). */
export function useCountText() {
  const t = useText();
  return (text: Text, count: number) =>
    count > mostCounted ? t(moreThan, { rows: t(text, { count: mostCounted }) }) : t(text, { count });
}
