import { webhookEventNames, webhookEvents, type WebhookEvent } from '@omur/contract/messages/webhookEvents';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { messages } from './messages.ts';

interface EventsFieldProps {
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
  isTried: boolean;
}

export function EventsField({ chosen, onChange, isTried }: EventsFieldProps) {
  const t = useText();
  return (
    <CheckboxList
      label={t(messages.events)}
      options={webhookEventNames.map((value) => ({ value, label: t(webhookEvents[value]) }))}
      chosen={chosen}
      onChange={onChange}
      error={isTried && chosen.length === 0 ? t(messages.eventsEmpty) : undefined}
    />
  );
}
