import type { Delivery } from '@omur/contract/messages/webhooks';
import { webhookEvents } from '@omur/contract/messages/webhookEvents';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge, type BadgeProps } from '../../platform/ui/Badge.tsx';
import { failures, messages } from './messages.ts';

const looks = { waiting: 'amber', delivered: 'green', failed: 'red' } as const satisfies Record<
  Delivery['deliveryState'],
  BadgeProps['look']
>;

export function DeliveryState({ state }: { state: Delivery['deliveryState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(messages[state])}</Badge>;
}

/** What the other system answered, or why it did not. */
export function useAnswerText() {
  const t = useText();
  return ({ statusCode, failure }: Delivery) =>
    [statusCode, failure && t(failures[failure])].filter((one) => one !== null).join(' · ');
}

export function useEventText() {
  const t = useText();
  return ({ deliveryEvent: event }: Delivery) =>
    t(event === 'test' ? messages.testEvent : webhookEvents[event]);
}
