import { approvePayRun, cancelPayRun, type PayRun } from '@omur/contract/royalties/payments';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { deskMessages as messages } from './deskMessages.ts';

interface RunDialogProps {
  run: PayRun;
  act: 'approve' | 'cancel';
  onClose: () => void;
}

/** Approves a run, or cancels it (R21). */
export function RunDialog({ run, act, onClose }: RunDialogProps) {
  const t = useText();
  const toast = useToast();
  const isApproving = act === 'approve';
  const { send, isSending, refusal } = useChange(isApproving ? approvePayRun : cancelPayRun, () => {
    toast({ text: t(isApproving ? messages.approvedNow : messages.cancelledNow) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger={!isApproving}
      title={
        isApproving
          ? t(messages.approveTitle, {
              amount: exactAmount(run.paidIsk),
              count: t(messages.payeesIn, { count: run.paymentCount }),
            })
          : t(messages.cancelTitle)
      }
      confirmLabel={t(isApproving ? messages.approve : messages.cancel)}
      {...(!isApproving && { cancelLabel: t(messages.keep) })}
      isLoading={isSending}
      onConfirm={() => send({ params: { payRunId: run.payRunId } })}
      onClose={onClose}
    >
      {t(isApproving ? messages.approveWhat : messages.cancelWhat)}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
