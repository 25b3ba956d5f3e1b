import type { RunPayment } from '@omur/contract/royalties/payments';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

const looks = {
  frozen: 'amber',
  sent: 'accent',
  paid: 'green',
  rejected: 'red',
  returned: 'red',
  cancelled: 'neutral',
} as const;
const words = {
  frozen: messages.stateFrozen,
  sent: messages.stateSent,
  paid: messages.statePaid,
  rejected: messages.stateRejected,
  returned: messages.stateReturned,
  cancelled: messages.stateCancelled,
};

export function PaymentState({ state }: { state: RunPayment['paymentState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(words[state])}</Badge>;
}
