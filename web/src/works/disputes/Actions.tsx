import {
  acceptOffer,
  type Dispute,
  leaveToStaff,
  offerShares,
  withdrawDispute,
} from '@omur/contract/works/disputes';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './disputes.module.css';
import { messages } from './messages.ts';
import { SharesDialog } from './SharesDialog.tsx';
import { betweenClaims } from './limits.ts';

type Asking = 'accept' | 'counter' | 'refer' | 'withdraw';

/** H82, H85: what a party can do: accept, offer something else, leave it to staff, or withdraw what they opened. */
export function Actions({ dispute }: { dispute: Dispute }) {
  const t = useText();
  const [asking, setAsking] = useState<Asking>();
  const { mayAnswer, mayWithdraw, disputeState, shares } = dispute;
  const isParty = shares.some(({ isOwn, isInDoubt }) => isOwn && isInDoubt);
  const mayRefer = isParty && disputeState === 'open';
  if (!mayAnswer && !mayWithdraw && !mayRefer) return null;
  const close = () => setAsking(undefined);
  return (
    <div className={styles.buttons}>
      {mayAnswer && (
        <>
          <Button look="primary" icon={<Check size={18} aria-hidden />} onClick={() => setAsking('accept')}>
            {t(messages.accept)}
          </Button>
          <Button onClick={() => setAsking('counter')}>{t(messages.counter)}</Button>
        </>
      )}
      {mayRefer && (
        <Button look="quiet" onClick={() => setAsking('refer')}>
          {t(messages.refer)}
        </Button>
      )}
      {mayWithdraw && (
        <Button look="quiet" onClick={() => setAsking('withdraw')}>
          {t(messages.withdraw)}
        </Button>
      )}
      {asking === 'counter' && <Counter dispute={dispute} onClose={close} />}
      {asking && asking !== 'counter' && <Confirm of={asking} dispute={dispute} onClose={close} />}
    </div>
  );
}

interface ConfirmProps {
  of: Exclude<Asking, 'counter'>;
  dispute: Dispute;
  onClose: () => void;
}

function Confirm({ of, dispute: { disputeId, offerNumber }, onClose }: ConfirmProps) {
  const t = useText();
  const toast = useToast();
  const done = () => {
    toast({ text: t(messages.answered) });
    onClose();
  };
  const failed = (error: Error) => {
    toast({ text: error.message, look: 'danger' });
    onClose();
  };
  const accepting = useChange(acceptOffer, done, failed);
  const referring = useChange(leaveToStaff, done, failed);
  const withdrawing = useChange(withdrawDispute, done, failed);
  const params = { disputeId };
  const act = {
    accept: () => accepting.send({ params, body: { offerNumber } }),
    refer: () => referring.send({ params }),
    withdraw: () => withdrawing.send({ params }),
  }[of];
  const words = {
    accept: [messages.acceptTitle, messages.acceptMore],
    refer: [messages.referTitle, messages.referMore],
    withdraw: [messages.withdrawTitle, messages.withdrawMore],
  } as const;
  return (
    <ConfirmDialog
      isOpen
      isLoading={accepting.isSending || referring.isSending || withdrawing.isSending}
      title={t(words[of][0])}
      confirmLabel={t(messages[of])}
      onConfirm={act}
      onClose={onClose}
    >
      {t(words[of][1])}
    </ConfirmDialog>
  );
}

function Counter({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { disputeId, offerNumber } = dispute;
  const offering = useChange(offerShares, () => {
    toast({ text: t(messages.answered) });
    onClose();
  });
  return (
    <SharesDialog
      title={t(messages.counter)}
      description={t(messages.counterMore)}
      act={t(messages.sendOffer)}
      reasons={{ label: t(messages.remark), hint: t(messages.whyHint) }}
      {...betweenClaims(dispute)}
      refusal={offering.refusal ?? offering.problemAt('shares')}
      isSending={offering.isSending}
      onSubmit={(shares, offerRemark) =>
        offering.send({
          params: { disputeId },
          body: { offerNumber, shares, offerRemark: offerRemark || null },
        })
      }
      onClose={onClose}
    />
  );
}
