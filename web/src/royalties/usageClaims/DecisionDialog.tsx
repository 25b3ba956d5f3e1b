import { type DeskUsageClaim, decideOnUsageClaim } from '@omur/contract/royalties/usageClaims';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ClaimState } from './ClaimState.tsx';
import { deskMessages } from './deskMessages.ts';
import { Facts, Used } from './Used.tsx';
import { messages } from './messages.ts';
import styles from './usageClaims.module.css';
import { useChange } from '../../platform/api/useChange.ts';

interface DecisionDialogProps {
  claim: DeskUsageClaim;
  onClose: () => void;
}

/** What was used and what is claimed, side by side; and the answer. What was accepted may be refused until it is paid. */
export function DecisionDialog({ claim, onClose }: DecisionDialogProps) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const { usageClaimId, claimState, claimCount, alikeLineCount, light, paidIn } = claim;
  const isWaiting = claimState === 'waiting';
  const mayRefuse = isWaiting || (claimState === 'accepted' && paidIn === null);
  const { send, isSending, refusal, problemAt } = useChange(decideOnUsageClaim, (decided) => {
    toast({
      text: t(decided.claimState === 'accepted' ? deskMessages.acceptedDone : deskMessages.refusedDone),
    });
    onClose();
  });
  const answer = (isApproved: boolean) =>
    !isSending &&
    send({ params: { usageClaimId }, body: { isApproved, remark, seenLineCount: alikeLineCount } });
  return (
    <Dialog
      isOpen
      size="large"
      title={t(deskMessages.dialog)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(isWaiting ? messages.cancel : deskMessages.close)}</Button>
          {mayRefuse && (
            <Button look="danger" isLoading={isSending} onClick={() => answer(false)}>
              {t(deskMessages.refuse)}
            </Button>
          )}
          {isWaiting && (
            <Button look="primary" isLoading={isSending} onClick={() => answer(true)}>
              {t(deskMessages.accept)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        {isWaiting && claimCount > 1 && <Alert look="warning" title={t(deskMessages.several)} />}
        {isWaiting && alikeLineCount > 0 && (
          <Alert look="warning" title={t(deskMessages.alike, { count: alikeLineCount })} />
        )}
        {mayRefuse && light !== 'green' && <Alert look="warning" title={t(deskMessages.notGreen)} />}
        <div className={styles.sides}>
          <section>
            <h3>{t(deskMessages.used)}</h3>
            <Used
              usage={claim}
              more={[
                [t(deskMessages.iswc), claim.iswc],
                [t(deskMessages.isrc), claim.isrc],
                [t(messages.money), formatAmount(claim.amountIsk)],
              ]}
            />
          </section>
          <ClaimedWork claim={claim} />
        </div>
        {mayRefuse && (
          <TextArea
            isOptional
            label={t(deskMessages.remark)}
            hint={t(deskMessages.remarkHint)}
            maxLength={2000}
            rows={3}
            value={remark}
            onChange={setRemark}
            error={problemAt('remark')}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function ClaimedWork({ claim }: { claim: DeskUsageClaim }) {
  const t = useText();
  const { workId, workTitle, workAuthors, light, name, personId, note, claimState, remark, paidIn } = claim;
  return (
    <section>
      <h3>{t(deskMessages.claimedWork)}</h3>
      <Facts
        facts={[
          [
            t(messages.work),
            <Link key="work" to="/verk/$workId" params={{ workId: String(workId) }}>
              {workTitle}
            </Link>,
          ],
          [t(deskMessages.workNumber), workId],
          [t(messages.authors), workAuthors],
          [t(deskMessages.light), <Light key="light" light={light} />],
          [
            t(deskMessages.claimant),
            <Link key="person" to="/personur/$personId" params={{ personId: String(personId) }}>
              {name}
            </Link>,
          ],
          [t(messages.note), note],
          [t(messages.state), claimState !== 'waiting' && <ClaimState key="state" state={claimState} />],
          [t(deskMessages.remark), remark],
          [t(messages.distribution), paidIn && t(messages.paidIn, { number: paidIn })],
        ]}
      />
    </section>
  );
}
