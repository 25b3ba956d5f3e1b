import { decideOpening, type Opening } from '@omur/contract/royalties/openings';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

/** A list that waits: another administrator approves it as they see it, any of them refuses it (R20). */
export function Decision({ opening }: { opening: Opening }) {
  const t = useText();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending, refusal } = useChange(decideOpening, (_, { body }) => {
    toast({ text: t(body?.isApproved ? messages.approved : messages.refused) });
    setIsAsked(false);
  });
  const { openingId, listChecksum, mayDecide } = opening;
  const answer = (isApproved: boolean) =>
    send({ params: { openingId }, body: { isApproved, ...(isApproved && { listChecksum }) } });
  return (
    <>
      <Alert
        look="info"
        title={t(messages.waits, { asker: opening.askedBy })}
        actions={
          <>
            <Button size="small" isLoading={isSending && !isAsked} onClick={() => answer(false)}>
              {t(mayDecide ? messages.refuse : messages.withdraw)}
            </Button>
            {mayDecide && (
              <Button size="small" look="primary" onClick={() => setIsAsked(true)}>
                {t(messages.approve)}
              </Button>
            )}
          </>
        }
      >
        {t(mayDecide ? messages.waitsYours : messages.waitsMine)}
      </Alert>
      {refusal && !isAsked && <Alert look="danger" isAnnounced title={refusal} />}
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t(messages.approveTitle, {
            amount: exactAmount((opening.payableIsk * 100 + opening.heldIsk * 100) / 100),
          })}
          confirmLabel={t(messages.approve)}
          isLoading={isSending}
          onConfirm={() => answer(true)}
          onClose={() => setIsAsked(false)}
        >
          {t(messages.approveWhat, { count: opening.lineCount })}
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
