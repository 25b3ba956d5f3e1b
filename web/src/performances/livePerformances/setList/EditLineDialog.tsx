import { checkLine } from '@omur/contract/performances/rules/setList';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { proposedLine, type SetListRow } from '../form.ts';
import { ForeignFields } from './ForeignFields.tsx';
import { messages } from './messages.ts';
import { PlayedFields, useLineErrors } from './PlayedFields.tsx';

interface EditLineDialogProps {
  row: SetListRow;
  onSave: (row: SetListRow) => void;
  onClose: () => void;
}

/** Changes a line of the list: of a known work how long and how often it was played, of another all of it. */
export function EditLineDialog({ row: before, onSave, onClose }: EditLineDialogProps) {
  const t = useText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [row, setRow] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const results = checkLine(proposedLine(row));
  const errorAt = useLineErrors(results, isTried);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (results.length === 0) {
      onSave(row);
      return onClose();
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <Dialog
      isOpen
      size={row.kind === 'known' ? 'small' : 'medium'}
      title={t(messages.editWork)}
      description={before.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        {row.kind === 'known' ? (
          <PlayedFields
            duration={row.duration}
            quantity={row.quantity}
            onChange={(change) => setRow({ ...row, ...change })}
            errorAt={errorAt}
          />
        ) : (
          <ForeignFields row={row} onChange={setRow} results={results} isTried={isTried} />
        )}
      </form>
    </Dialog>
  );
}
