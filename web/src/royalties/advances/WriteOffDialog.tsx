import { type Advance, askForWriteOff } from '@omur/contract/royalties/advances';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { Awaited } from './Awaited.tsx';
import { messages } from './messages.ts';

/** Asks another administrator to write off what is left of an advance (R37, R231). */
export function WriteOffDialog({ advance, onClose }: { advance: Advance; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(askForWriteOff, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const submit = () => {
    setIsTried(true);
    if (reason.trim() === '') return;
    send({ params: { advanceId: advance.advanceId }, body: { writeOffReason: reason } });
  };
  return (
    <FormDialog
      title={t(messages.writeOffTitle, {
        amount: exactAmount(advance.advanceLeftIsk),
        payee: advance.payeeName,
      })}
      description={t(messages.writeOffWhat)}
      act={t(messages.writeOff)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Awaited advance={advance} />
      <TextArea
        label={t(messages.reason)}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={setReason}
        error={(isTried && reason.trim() === '' && t(messages.missing)) || problemAt('writeOffReason')}
      />
    </FormDialog>
  );
}
