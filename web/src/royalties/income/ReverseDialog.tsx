import { type Income, reverseIncome } from '@omur/contract/royalties/income';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

/** Takes back an income; what was booked of it stays on record with its opposite. */
export function ReverseDialog({ income, onClose }: { income: Income; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(reverseIncome, () => {
    toast({ text: t(messages.reversed) });
    onClose();
  });
  const submit = () => {
    setIsTried(true);
    if (reason.trim() !== '')
      send({ params: { incomeId: income.incomeId }, body: { reverseReason: reason } });
  };
  return (
    <FormDialog
      title={t(messages.reverseTitle, { amount: exactAmount(income.grossIsk), payer: income.payerName })}
      description={t(messages.reverseWhat)}
      act={t(messages.reverse)}
      isDanger
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.why)}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={setReason}
        error={(isTried && reason.trim() === '' && t(messages.whyMissing)) || problemAt('reverseReason')}
      />
    </FormDialog>
  );
}
