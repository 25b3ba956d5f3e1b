import {
  cancelSocietyImport,
  type SocietyImport,
  takeSocietyImport,
} from '@omur/contract/exchange/societyFiles';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { letGoMessages as messages } from './letGoMessages.ts';

/** O276: what may be done after a try to take the files failed. */
export function FailedTaking({
  of: { societyImportId, takenCount, toTakeCount, letGoByName },
}: {
  of: SocietyImport;
}) {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const params = { societyImportId };
  const again = useChange(takeSocietyImport);
  const letGo = useChange(cancelSocietyImport, () => setIsAsked(false));
  return (
    <>
      {again.refusal && <Alert look="danger" isAnnounced title={again.refusal} />}
      {letGoByName === null && (
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {t(messages.letGo)}
        </Button>
      )}
      <Button isLoading={again.isSending} onClick={() => again.send({ params, body: {} })}>
        {t(messages.tryAgain)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t(messages.letGoTitle)}
          confirmLabel={t(messages.letGo)}
          isLoading={letGo.isSending}
          onConfirm={() => letGo.send({ params })}
          onClose={() => setIsAsked(false)}
        >
          <p>{t(messages.letGoWhat, { taken: formatWhole(takenCount), all: formatWhole(toTakeCount) })}</p>
          {letGo.refusal && <Alert look="danger" isAnnounced title={letGo.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
