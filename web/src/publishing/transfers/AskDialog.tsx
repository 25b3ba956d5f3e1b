import { askForTransfer } from '@omur/contract/publishing/transfers';
import { day as dayValue } from '@omur/contract/platform/values';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import type { ContractForm } from '../contracts/form.ts';
import { PublisherPicker } from '../contracts/PartyPicker.tsx';
import { messages } from './messages.ts';
import { Preview } from './Preview.tsx';

type Publisher = ContractForm['publisher'];

/** X45: an administrator asks for a transfer, after seeing what it is about. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [giver, setGiver] = useState<Publisher>();
  const [receiver, setReceiver] = useState<Publisher>();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const { send, isSending, problemAt, refusal } = useChange(askForTransfer, ({ transferId }) => {
    toast({ text: t(messages.sent) });
    void navigate({ to: '/samningar/yfirfaerslur/$transferId', params: { transferId: String(transferId) } });
  });
  const isDay = dayValue.safeParse(day).success;
  const asked = giver &&
    receiver &&
    giver.personId !== receiver.personId &&
    isDay && { giverId: giver.personId, receiverId: receiver.personId, transfersOn: day };
  const submit = () => {
    if (giver && receiver && isDay)
      send({
        body: {
          giverId: giver.personId,
          receiverId: receiver.personId,
          transfersOn: day,
          transferReason: reason,
        },
      });
  };
  return (
    <FormDialog
      size="large"
      title={t(messages.ask)}
      description={t(messages.askHint)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
      isStacked
    >
      <div role="group" aria-label={t(messages.giver)}>
        <p className="dim small">{t(messages.giver)}</p>
        <PublisherPicker id="giver" value={giver} onChange={setGiver} error={problemAt('giverId')} />
      </div>
      <div role="group" aria-label={t(messages.receiver)}>
        <p className="dim small">{t(messages.receiver)}</p>
        <PublisherPicker
          id="receiver"
          value={receiver}
          onChange={setReceiver}
          error={problemAt('receiverId')}
        />
      </div>
      <DateField label={t(messages.day)} value={day} onChange={setDay} error={problemAt('transfersOn')} />
      <TextArea
        label={t(messages.reason)}
        value={reason}
        onChange={setReason}
        error={problemAt('transferReason')}
        maxLength={1000}
      />
      {asked && <Preview {...asked} />}
    </FormDialog>
  );
}
