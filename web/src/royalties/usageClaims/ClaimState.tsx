import type { ClaimState as State } from '@omur/contract/platform/fields/usageClaims';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { stateLabels } from './messages.ts';

const looks = { waiting: 'amber', accepted: 'green', refused: 'red' } as const;

export function ClaimState({ state }: { state: State }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(stateLabels[state])}</Badge>;
}
