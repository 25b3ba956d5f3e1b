import { askToUndoInheritance } from '@omur/contract/royalties/inheritances';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import type { Acting } from './ActDialog.tsx';
import { messages } from './messages.ts';

/** Asks another administrator to take back what heirs were passed (R230). */
export function UndoDialog({ acting, onClose }: { acting: Acting; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { estate, inheritanceId, amountIsk } = acting;
  const [undoReason, setUndoReason] = useState('');
  const undoing = useChange(askToUndoInheritance, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  return (
    <FormDialog
      title={t(messages.actTitle, {
        act: t(messages.undo),
        amount: exactAmount(amountIsk),
        name: estate.registeredName,
      })}
      description={t(messages.undoWhat)}
      act={t(messages.undoAsk)}
      refusal={undoing.refusal}
      isSending={undoing.isSending}
      onSubmit={() => undoing.send({ params: { inheritanceId }, body: { undoReason } })}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.undoReason)}
        maxLength={500}
        rows={3}
        value={undoReason}
        onChange={setUndoReason}
        error={undoing.problemAt('undoReason')}
      />
    </FormDialog>
  );
}
