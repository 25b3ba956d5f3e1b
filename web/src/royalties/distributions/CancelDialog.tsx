import { cancelDistribution, type Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { stopSending } from './sending.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface DialogProps {
  distribution: Distribution;
  onClose: () => void;
}

/** Nothing of its file is left, and the number may be announced again. */
export function CancelDialog({ distribution, onClose }: DialogProps) {
  const t = useText();
  const toast = useToast();
  const { distributionId, distributionName } = distribution;
  const { send, isSending, refusal } = useChange(cancelDistribution, () => {
    stopSending(distributionId);
    toast({ text: t(messages.cancelledNow, { name: distributionName }) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.cancelQuestion, { name: distributionName })}
      confirmLabel={t(messages.cancelDistribution)}
      cancelLabel={t(messages.keepIt)}
      isLoading={isSending}
      onConfirm={() => send({ params: { distributionId } })}
      onClose={onClose}
    >
      {t(messages.cancelWhat)}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
