import { inviteSocietyUsers, type SocietyImport } from '@omur/contract/exchange/societyFiles';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

/** O285: invites everybody who came with the files to log in. */
export function InviteUsers({
  of: { societyImportId, uninvitedUserCount, unreachableUserCount, isInviting },
}: {
  of: SocietyImport;
}) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const invite = useChange(inviteSocietyUsers, () => setIsOpen(false));
  if (isInviting || !uninvitedUserCount) return null;
  const label = t(messages.inviteUsers, { count: uninvitedUserCount });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={t(messages.inviteTitle)}
          confirmLabel={label}
          isLoading={invite.isSending}
          onConfirm={() => invite.send({ params: { societyImportId } })}
          onClose={() => setIsOpen(false)}
        >
          <p>{t(messages.inviteWhat)}</p>
          {unreachableUserCount ? <p>{t(messages.withoutAddress, { count: unreachableUserCount })}</p> : null}
          {invite.refusal && <Alert look="danger" isAnnounced title={invite.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** How far the job is that invites them. */
export function InviteProgress({ of: { uninvitedUserCount, isInviting } }: { of: SocietyImport }) {
  const t = useText();
  if (!isInviting) return null;
  return (
    <Alert title={t(messages.inviting)}>{t(messages.invitingLeft, { count: uninvitedUserCount ?? 0 })}</Alert>
  );
}
