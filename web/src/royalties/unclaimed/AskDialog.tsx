import { purposes } from '@omur/contract/platform/fields/unclaimed';
import { askForKeptDecision, type Unclaimed } from '@omur/contract/royalties/unclaimed';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { deductionWords } from '../money/words.ts';
import { messages } from './messages.ts';

interface AskDialogProps {
  unclaimed: Unclaimed;
  onClose: () => void;
}

/** Proposes what becomes of unclaimed money, of the list that stands on the page (R32). */
export function AskDialog({ unclaimed, onClose }: AskDialogProps) {
  const t = useText();
  const toast = useToast();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(askForKeptDecision, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const purpose = purposes.find((one) => one === chosen);
  const submit = () => {
    setIsTried(true);
    const { categoryId, usedYear, listChecksum } = unclaimed;
    if (purpose && reason.trim() !== '')
      send({ body: { categoryId, usedYear, purpose, purposeReason: reason, listChecksum } });
  };
  return (
    <FormDialog
      title={t(messages.askTitle, { amount: exactAmount(unclaimed.amountIsk) })}
      description={t(messages.askWhat)}
      act={t(messages.ask)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t(messages.purpose)}
        value={chosen}
        onChange={setChosen}
        placeholder={t(messages.choose)}
        options={purposes.map((one) => ({ value: one, label: t(deductionWords[one]) }))}
        error={(isTried && !purpose && t(messages.missing)) || problemAt('purpose')}
      />
      <TextArea
        label={t(messages.reason)}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={setReason}
        error={(isTried && reason.trim() === '' && t(messages.missing)) || problemAt('purposeReason')}
      />
    </FormDialog>
  );
}
