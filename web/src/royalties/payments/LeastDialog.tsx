import * as money from '@omur/contract/platform/fields/money';
import { chooseLeast } from '@omur/contract/royalties/payments';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface LeastDialogProps {
  personId: number;
  leastIsk: number | null;
  onClose: () => void;
}

/** R72: the payee asks for fewer and larger payments than the society's minimum makes. */
export function LeastDialog({ personId, leastIsk, onClose }: LeastDialogProps) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState(leastIsk === null ? '' : String(leastIsk));
  const chosen = written.trim() === '' ? null : Number(written.replaceAll('.', ''));
  const isWrong = chosen !== null && !money.leastIsk.schema.safeParse(chosen).success;
  const { send, isSending, refusal, problemAt } = useChange(chooseLeast, () => {
    toast({ text: t(messages.leastChanged) });
    onClose();
  });
  return (
    <FormDialog
      title={t(messages.changeLeast)}
      size="small"
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => !isWrong && send({ params: { personId }, body: { leastIsk: chosen } })}
      onClose={onClose}
    >
      <TextField
        isOptional
        isNumeric
        inputMode="numeric"
        label={t(messages.leastLabel)}
        hint={t(messages.leastHint)}
        value={written}
        onChange={setWritten}
        error={isWrong ? t(messages.leastWrong) : problemAt('leastIsk')}
      />
    </FormDialog>
  );
}
