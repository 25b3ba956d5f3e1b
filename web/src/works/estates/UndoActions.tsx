import { decideUndoingEstate, type Estate } from '@omur/contract/works/estates';
import { useState } from 'react';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { UndoDialog } from './UndoDialog.tsx';

/** R224: one asks for a division to be undone, another decides. */
export function UndoActions({ estate }: { estate: Estate }) {
  const t = useText();
  const toast = useToast();
  const { role } = useLoggedIn();
  const [open, setOpen] = useState<'ask' | 'confirm'>();
  const { estateId, undoAskedBy, undoReason, isAlive, mayDecideUndo } = estate;
  const close = () => setOpen(undefined);
  const deciding = useChange(decideUndoingEstate, (_, { body }) => {
    toast({ text: t(body?.isApproved ? messages.undone : messages.undoRefused) });
    close();
  });
  const refusing = useChange(
    decideUndoingEstate,
    () => toast({ text: t(messages.undoRefused) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  const params = { estateId };
  if (role !== 'administrator') return null;
  if (undoAskedBy === null)
    return (
      <>
        <Button onClick={() => setOpen('ask')}>{t(messages.undo)}</Button>
        {open === 'ask' && <UndoDialog estate={estate} onClose={close} />}
      </>
    );
  return (
    <>
      <Button
        isLoading={refusing.isSending}
        onClick={() => refusing.send({ params, body: { isApproved: false } })}
      >
        {t(mayDecideUndo ? messages.undoRefuse : messages.undoDrop)}
      </Button>
      {mayDecideUndo && (
        <Button look="danger" onClick={() => setOpen('confirm')}>
          {t(messages.undoConfirm)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={open === 'confirm'}
        isDanger
        title={t(messages.undoQuestion)}
        confirmLabel={t(messages.undoConfirm)}
        isLoading={deciding.isSending}
        onConfirm={() => deciding.send({ params, body: { isApproved: true } })}
        onClose={close}
      >
        <p>{t(messages.undoWhat)}</p>
        <p>
          {t(messages.undoReason)} {undoReason}
        </p>
        {isAlive && <p>{t(messages.isAlive)}.</p>}
        {deciding.refusal && <Alert look="danger" isAnnounced title={deciding.refusal} />}
      </ConfirmDialog>
    </>
  );
}
