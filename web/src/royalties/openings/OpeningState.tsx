import type { Opening } from '@omur/contract/royalties/openings';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { stateWords } from './messages.ts';

const looks = { waiting: 'amber', active: 'green', refused: 'neutral' } as const;

export function OpeningState({ state }: { state: Opening['openingState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(stateWords[state])}</Badge>;
}
