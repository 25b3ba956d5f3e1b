import type { Run } from '@omur/contract/royalties/runs';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages as distributionMessages } from '../distributions/messages.ts';
import { messages, stateWords } from './messages.ts';

const looks = {
  importing: 'neutral',
  refused: 'red',
  checked: 'amber',
  finished: 'green',
  cancelled: 'neutral',
} as const;

export function RunState({ run }: { run: Run }) {
  const t = useText();
  if (run.isBeingCleared) return <Badge look="accent">{t(distributionMessages.clearing)}</Badge>;
  if (run.isBeingReckoned) return <Badge look="accent">{t(messages.isReckoned)}</Badge>;
  return <Badge look={looks[run.distributionState]}>{t(stateWords[run.distributionState])}</Badge>;
}
