import {
  type Advance,
  cancelAdvance,
  decideAdvance,
  decideWriteOff,
} from '@omur/contract/royalties/advances';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { percentText } from '../money/words.ts';
import { Awaited } from './Awaited.tsx';
import { messages } from './messages.ts';

export type Act = 'approve' | 'refuse' | 'cancel' | 'approveWriteOff' | 'refuseWriteOff';

interface ActDialogProps {
  advance: Advance;
  act: Act;
  onClose: () => void;
}

const what = {
  approve: messages.approveWhat,
  refuse: messages.refuseWhat,
  cancel: messages.cancelWhat,
  approveWriteOff: messages.approveWriteOffWhat,
  refuseWriteOff: messages.refuseWriteOffWhat,
} as const;

/** Approves, refuses or cancels an advance (R24), or decides on writing it off (R37). */
export function ActDialog({ advance, act, onClose }: ActDialogProps) {
  const t = useText();
  const toast = useToast();
  const onDone = () => {
    toast({ text: t(messages.done) });
    onClose();
  };
  const decision = useChange(decideAdvance, onDone);
  const cancelling = useChange(cancelAdvance, onDone);
  const writingOff = useChange(decideWriteOff, onDone);
  const isWriteOff = act === 'approveWriteOff' || act === 'refuseWriteOff';
  const { isSending, refusal } = isWriteOff ? writingOff : act === 'cancel' ? cancelling : decision;
  const params = { advanceId: advance.advanceId };
  const { advanceIsk, advanceLeftIsk, writeOffIsk } = advance;
  const isk = isWriteOff ? (writeOffIsk ?? advanceLeftIsk) : act === 'cancel' ? advanceLeftIsk : advanceIsk;
  const confirm = () => {
    if (act === 'cancel') cancelling.send({ params });
    else if (isWriteOff) writingOff.send({ params, body: { isApproved: act === 'approveWriteOff' } });
    else decision.send({ params, body: { isApproved: act === 'approve' } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.actTitle, {
        act: t(messages[act]),
        amount: exactAmount(isk),
        payee: advance.payeeName,
      })}
      confirmLabel={t(messages[act])}
      isLoading={isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(what[act], {
        percent: percentText(advance.recoveredPercent),
        reason: advance.writeOffReason ?? '',
      })}
      {act === 'approveWriteOff' && <Awaited advance={advance} />}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
