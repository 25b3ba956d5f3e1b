import type { Estate } from '@omur/contract/works/estates';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

const looks = {
  reported: 'amber',
  proposed: 'accent',
  confirmed: 'accent',
  done: 'green',
  refused: 'red',
  undone: 'neutral',
} as const;

export function StateBadge({ state }: { state: Estate['estateState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(messages.states[state])}</Badge>;
}
