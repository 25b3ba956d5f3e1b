import { askToUndoEstate, type Estate } from '@omur/contract/works/estates';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** H127, R224: asks for a wrong division to be undone, while nobody has been paid by it. */
export function UndoDialog({ estate: { estateId }, onClose }: { estate: Estate; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [undoReason, setUndoReason] = useState('');
  const [isAlive, setIsAlive] = useState(false);
  const undoing = useChange(askToUndoEstate, () => {
    toast({ text: t(messages.undoAsked) });
    onClose();
  });
  return (
    <FormDialog
      title={t(messages.undo)}
      description={t(messages.undoHint)}
      size="small"
      act={t(messages.undoAsk)}
      isDanger
      isStacked
      refusal={undoing.refusal}
      isSending={undoing.isSending}
      onSubmit={() => undoing.send({ params: { estateId }, body: { undoReason, isAlive } })}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.undoReason)}
        hint={t(messages.undoReasonHint)}
        maxLength={2000}
        value={undoReason}
        onChange={setUndoReason}
        error={undoing.problemAt('undoReason')}
      />
      <CheckboxField label={t(messages.isAlive)} isChecked={isAlive} onChange={setIsAlive} />
    </FormDialog>
  );
}
