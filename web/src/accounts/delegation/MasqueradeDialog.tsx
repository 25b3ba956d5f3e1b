import type { Access } from '@omur/contract/accounts/delegation';
import { masquerade } from '@omur/contract/accounts/masquerade';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keepSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { messages } from './messages.ts';

/** C2.31, C4.9: says what it means, then puts the other's session in the place of their own; the portal moves by itself. */
export function MasqueradeDialog({ access, onClose }: { access: Access; onClose: () => void }) {
  const t = useText();
  const { userId, name, isReadOnly } = access;
  const start = useMutation({
    mutationFn: () => call(masquerade, { params: { userId } }),
    onSuccess: (session) => {
      onClose();
      keepSession(session);
    },
  });
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(messages.actTitle, { name })}
      description={t(isReadOnly ? messages.actReadOnly : messages.actWhat)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" isLoading={start.isPending} onClick={() => start.mutate()}>
            {t(start.isPending ? messages.actBusy : messages.act)}
          </Button>
        </>
      }
    >
      {start.error && <Alert look="danger" isAnnounced title={start.error.message} />}
    </Dialog>
  );
}
