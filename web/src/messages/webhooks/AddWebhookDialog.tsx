import { addWebhook } from '@omur/contract/messages/webhooks';
import { webhookEventNames, type WebhookEvent } from '@omur/contract/messages/webhookEvents';
import { useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { EventsField } from './EventsField.tsx';
import { messages } from './messages.ts';

interface AddWebhookDialogProps {
  onClose: () => void;
  /** With the secret that deliveries are signed with. */
  onAdded: (secret: string) => void;
}

export function AddWebhookDialog({ onClose, onAdded }: AddWebhookDialogProps) {
  const t = useText();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>(webhookEventNames);
  const [isTried, setIsTried] = useState(false);
  const add = useChange(addWebhook, ({ signingSecret }) => onAdded(signingSecret));
  const given = usePassword(add.error);
  const isAddressWrong = isRefusal(add.error) && add.error.code === 'webhook.address';
  const submit = () => {
    setIsTried(true);
    const isGiven = given.isGiven();
    if (url.trim() === '' || events.length === 0 || !isGiven) return;
    add.send({ body: { webhookUrl: url.trim(), events, password: given.password } });
  };
  const problem = isAddressWrong ? add.error?.message : add.problemAt('webhookUrl');
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.add)}
      act={t(messages.add)}
      refusal={isAddressWrong ? undefined : given.refusal}
      isSending={add.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {given.after(
        <>
          <TextField
            label={t(messages.url)}
            hint={t(messages.urlHint)}
            type="url"
            placeholder="https://"
            autoComplete="off"
            value={url}
            onChange={setUrl}
            error={isTried && url.trim() === '' ? t(messages.urlEmpty) : problem}
          />
          <EventsField chosen={events} onChange={setEvents} isTried={isTried} />
        </>,
      )}
      {given.field}
    </FormDialog>
  );
}
