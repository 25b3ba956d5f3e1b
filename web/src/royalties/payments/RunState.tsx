import type { PayRun } from '@omur/contract/royalties/payments';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { deskMessages as messages } from './deskMessages.ts';

const looks = { frozen: 'amber', approved: 'green', cancelled: 'neutral' } as const;

export function RunState({ state }: { state: PayRun['payRunState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(messages[state])}</Badge>;
}
