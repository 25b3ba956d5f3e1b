import { decideKept, type KeptDecision, type Unclaimed } from '@omur/contract/royalties/unclaimed';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { intoWords, messages } from './messages.ts';

interface ProposalProps {
  decision: KeptDecision;
  unclaimed: Unclaimed;
}

/** A proposal that waits: another administrator approves it by the list they see, any of them refuses it (R32). */
export function Proposal({ decision, unclaimed: { listChecksum } }: ProposalProps) {
  const t = useText();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending, refusal } = useChange(decideKept, (_, { body }) => {
    toast({ text: t(body?.isApproved ? messages.approved : messages.refused) });
    setIsAsked(false);
  });
  const { keptDecisionId, askedBy, mayDecide } = decision;
  const isSame = decision.listChecksum === listChecksum;
  const [amount, purpose] = [exactAmount(decision.amountIsk), t(intoWords[decision.purpose])];
  const answer = (isApproved: boolean) =>
    send({ params: { keptDecisionId }, body: { isApproved, ...(isApproved && { listChecksum }) } });
  return (
    <>
      <Alert
        look={isSame ? 'info' : 'warning'}
        title={t(messages.proposal, { asker: askedBy, amount, purpose })}
        actions={
          <>
            <Button size="small" isLoading={isSending && !isAsked} onClick={() => answer(false)}>
              {t(mayDecide ? messages.refuse : messages.withdraw)}
            </Button>
            {mayDecide && isSame && (
              <Button size="small" look="primary" onClick={() => setIsAsked(true)}>
                {t(messages.approve)}
              </Button>
            )}
          </>
        }
      >
        <p>{decision.purposeReason}</p>
        {!isSame && <p>{t(messages.listChanged)}</p>}
        {isSame && !mayDecide && <p>{t(messages.asked)}</p>}
      </Alert>
      {refusal && !isAsked && <Alert look="danger" isAnnounced title={refusal} />}
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t(messages.approveTitle, { amount, purpose })}
          confirmLabel={t(messages.approve)}
          isLoading={isSending}
          onConfirm={() => answer(true)}
          onClose={() => setIsAsked(false)}
        >
          {t(messages.approveWhat, { count: decision.lineCount })}
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
