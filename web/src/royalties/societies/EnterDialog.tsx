import { addSocietyPayee, type SocietyCredit } from '@omur/contract/royalties/societies';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** Makes a society a payee (R61). */
export function EnterDialog({ society, onClose }: { society: SocietyCredit; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(addSocietyPayee, () => {
    toast({ text: t(messages.entered) });
    onClose();
  });
  const { societyCode, societyName } = society;
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.enterTitle, { society: societyName })}
      confirmLabel={t(messages.enter)}
      isLoading={isSending}
      onConfirm={() => send({ body: { societyCode } })}
      onClose={onClose}
    >
      <p>{t(messages.enterWhat)}</p>
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
