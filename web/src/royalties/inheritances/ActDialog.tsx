import {
  askForInheritance,
  decideInheritance,
  decideUndoingInheritance,
  type EstateBalance,
} from '@omur/contract/royalties/inheritances';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { HeirParts } from './HeirParts.tsx';
import { messages } from './messages.ts';

export type Act = 'ask' | 'approve' | 'refuse' | 'approveUndo' | 'refuseUndo';

/** What is about to happen to which transfer; none is there yet where it is asked for. */
export interface Acting {
  estate: EstateBalance;
  act: Act | 'undo';
  inheritanceId: number;
  amountIsk: number;
  undoReason: string | null;
}

const what = {
  ask: messages.askWhat,
  approve: messages.approveWhat,
  refuse: messages.refuseWhat,
  approveUndo: messages.approveUndoWhat,
  refuseUndo: messages.refuseUndoWhat,
};

/** Asks for a transfer to heirs, decides on it, or on taking it back (H103, R230). */
export function ActDialog({
  acting,
  act,
  onClose,
}: {
  acting: Omit<Acting, 'act'>;
  act: Act;
  onClose: () => void;
}) {
  const t = useText();
  const toast = useToast();
  const { estate, inheritanceId, amountIsk, undoReason } = acting;
  const onDone = () => {
    toast({ text: t(act === 'ask' ? messages.asked : messages.done) });
    onClose();
  };
  const asking = useChange(askForInheritance, onDone);
  const decision = useChange(decideInheritance, onDone);
  const undoing = useChange(decideUndoingInheritance, onDone);
  const isUndo = act === 'approveUndo' || act === 'refuseUndo';
  const { isSending, refusal } = act === 'ask' ? asking : isUndo ? undoing : decision;
  const params = { inheritanceId };
  const confirm = () => {
    if (act === 'ask') asking.send({ body: { estateId: estate.estateId } });
    else if (isUndo) undoing.send({ params, body: { isApproved: act === 'approveUndo' } });
    else decision.send({ params, body: { isApproved: act === 'approve' } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.actTitle, {
        act: t(messages[act]),
        amount: exactAmount(amountIsk),
        name: estate.registeredName,
      })}
      confirmLabel={t(messages[act])}
      isLoading={isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(what[act], { reason: undoReason ?? '' })}</p>
      {(act === 'ask' || act === 'approve') && <HeirParts estate={estate} />}
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </ConfirmDialog>
  );
}
