import { changeWebhook, type Webhook } from '@omur/contract/messages/webhooks';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { Switch } from '../../platform/ui/Switch.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { EventsField } from './EventsField.tsx';
import { messages } from './messages.ts';

export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [events, setEvents] = useState([...webhook.events]);
  const [isOn, setIsOn] = useState(webhook.isOn);
  const [isTried, setIsTried] = useState(false);
  const change = useChange(changeWebhook, () => {
    toast({ text: t(messages.saved) });
    onClose();
  });
  const submit = () => {
    setIsTried(true);
    if (events.length === 0) return;
    change.send({ params: { webhookId: webhook.webhookId }, body: { events, isOn } });
  };
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.change)}
      description={webhook.webhookUrl}
      refusal={change.error?.message}
      isSending={change.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Switch label={t(messages.isOn)} isOn={isOn} onChange={setIsOn} />
      {webhook.isOn && !isOn && <p className="dim small">{t(messages.dropsWaiting)}</p>}
      <EventsField chosen={events} onChange={setEvents} isTried={isTried} />
    </FormDialog>
  );
}
