import { type Distribution, finishDistribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from './amount.ts';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface DialogProps {
  distribution: Distribution;
  onClose: () => void;
}

/** M2: from this on members see it, and it never changes. */
export function FinishDialog({ distribution, onClose }: DialogProps) {
  const t = useText();
  const toast = useToast();
  const { distributionId, distributionName, distributedIsk, rightCount } = distribution;
  const { send, isSending, refusal } = useChange(finishDistribution, ({ distributionState }) => {
    if (distributionState === 'finished')
      toast({ text: t(messages.finishedNow, { name: distributionName }) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.finishQuestion, { name: distributionName })}
      confirmLabel={t(messages.finish)}
      isLoading={isSending}
      onConfirm={() => send({ params: { distributionId } })}
      onClose={onClose}
    >
      {t(messages.finishWhat, {
        count: rightCount ?? 0,
        rights: formatWhole(rightCount ?? 0),
        amount: exactAmount(distributedIsk ?? 0),
      })}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
