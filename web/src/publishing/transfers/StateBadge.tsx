import type { Transfer } from '@omur/contract/publishing/transfers';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

const waiting = new Set<Transfer['transferState']>(['asked', 'stopped']);

export function StateBadge({ state }: { state: Transfer['transferState'] }) {
  const t = useText();
  return <Badge look={waiting.has(state) ? 'amber' : 'neutral'}>{t(messages.states[state])}</Badge>;
}
