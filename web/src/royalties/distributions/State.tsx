import type { Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge, type BadgeProps } from '../../platform/ui/Badge.tsx';
import { messages, stateNames } from './messages.ts';

const looks: Record<Distribution['distributionState'], BadgeProps['look']> = {
  importing: 'accent',
  refused: 'red',
  checked: 'amber',
  finished: 'green',
  cancelled: 'neutral',
};

/** Where a distribution stands, in a word. */
export function State({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const { distributionState: state, isBeingRead, isBeingCleared } = distribution;
  if (isBeingCleared) return <Badge look="accent">{t(messages.clearing)}</Badge>;
  return (
    <Badge look={looks[state]}>
      {t(state === 'importing' && !isBeingRead ? messages.waitsForFile : stateNames[state])}
    </Badge>
  );
}
