import type { LetterState } from '@omur/contract/messages/letters';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { stateNames } from './messages.ts';

const looks = {
  waiting: 'neutral',
  retrying: 'amber',
  failed: 'red',
  sent: 'green',
  kept: 'neutral',
} as const;

export function StateBadge({ state }: { state: LetterState }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(stateNames[state])}</Badge>;
}
