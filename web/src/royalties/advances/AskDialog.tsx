import { askForAdvance } from '@omur/contract/royalties/advances';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { readDecimal } from '../money/typedNumbers.ts';
import { messages } from './messages.ts';
import { type ChosenPayee, PayeeField } from './PayeeField.tsx';

/** Asks for an advance, which another administrator approves (R24). */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [payee, setPayee] = useState<ChosenPayee>();
  const [amount, setAmount] = useState('');
  const [percent, setPercent] = useState('100');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(askForAdvance, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const advanceIsk = Number(amount.replace(/[\s.]/gu, ''));
  const recoveredPercent = readDecimal(percent) ?? 0;
  const isAmount = Number.isInteger(advanceIsk) && advanceIsk > 0;
  const isPercent = recoveredPercent >= 0.01 && recoveredPercent <= 100;
  const submit = () => {
    setIsTried(true);
    if (!payee || !isAmount || !isPercent || reason.trim() === '') return;
    send({ body: { personId: payee.personId, advanceIsk, recoveredPercent, advanceReason: reason } });
  };
  return (
    <FormDialog
      title={t(messages.ask)}
      description={t(messages.what)}
      act={t(messages.ask)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PayeeField
        value={payee}
        onChange={setPayee}
        error={(isTried && !payee && t(messages.missing)) || problemAt('personId')}
      />
      <TextField
        label={t(messages.amount)}
        isNumeric
        inputMode="numeric"
        value={amount}
        onChange={setAmount}
        error={(isTried && !isAmount && t(messages.amountWrong)) || problemAt('advanceIsk')}
      />
      <TextField
        label={t(messages.percent)}
        hint={t(messages.percentHint)}
        isNumeric
        inputMode="decimal"
        value={percent}
        onChange={setPercent}
        error={(isTried && !isPercent && t(messages.percentWrong)) || problemAt('recoveredPercent')}
      />
      <TextArea
        label={t(messages.reason)}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={setReason}
        error={(isTried && reason.trim() === '' && t(messages.missing)) || problemAt('advanceReason')}
      />
    </FormDialog>
  );
}
