import { askAuthors } from '@omur/contract/works/approvals';
import { objectionDays } from '@omur/contract/works/rules/registration';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

interface AskAuthorsProps {
  workId: number;
  /** Of those who wait without having been asked. */
  names: readonly string[];
}

/** O275: staff ask for the approvals that a work came without. */
export function AskAuthors({ workId, names }: AskAuthorsProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const ask = useChange(askAuthors, () => setIsOpen(false));
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t(messages.askAuthors)}
      </Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={t(messages.askTitle)}
          confirmLabel={t(messages.askAuthors)}
          isLoading={ask.isSending}
          onConfirm={() => ask.send({ params: { workId } })}
          onClose={() => setIsOpen(false)}
        >
          <p>{t(messages.askMore, { names: names.join(', '), days: String(objectionDays) })}</p>
          {ask.refusal && <Alert look="danger" isAnnounced title={ask.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
