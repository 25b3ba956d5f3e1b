import { askSocietyAuthors, type SocietyImport } from '@omur/contract/exchange/societyFiles';
import { objectionDays } from '@omur/contract/works/rules/registration';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

/** O275: asks the authors of works that came without their approvals. */
export function AskAuthors({
  of: { societyImportId, unaskedWorkCount, isBeingAsked },
}: {
  of: SocietyImport;
}) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const ask = useChange(askSocietyAuthors, () => setIsOpen(false));
  if (isBeingAsked || !unaskedWorkCount) return null;
  const label = t(messages.askAuthors, { count: unaskedWorkCount });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={t(messages.askTitle)}
          confirmLabel={label}
          isLoading={ask.isSending}
          onConfirm={() => ask.send({ params: { societyImportId } })}
          onClose={() => setIsOpen(false)}
        >
          <p>{t(messages.askWhat, { days: String(objectionDays) })}</p>
          {ask.refusal && <Alert look="danger" isAnnounced title={ask.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** How far the job is that asks them, and why its last try failed. */
export function AskProgress({ of: { unaskedWorkCount, isBeingAsked, lastError } }: { of: SocietyImport }) {
  const t = useText();
  return (
    <>
      {isBeingAsked && (
        <Alert title={t(messages.asking)}>{t(messages.askingLeft, { count: unaskedWorkCount ?? 0 })}</Alert>
      )}
      {lastError !== null && (
        <Alert look="danger" title={t(messages.failedTry)}>
          {t(messages.failedTryWhat, { error: lastError })}
        </Alert>
      )}
    </>
  );
}
