import {
  decideOnSubmission,
  listOverlaps,
  type Submission,
} from '@omur/contract/publishing/contractSubmissions';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './contracts.module.css';
import { messages } from './messages.ts';
import { Overlaps } from './Overlaps.tsx';
import { useChange } from '../../platform/api/useChange.ts';

/** A2: staff see what the contract would collide with, and approve or refuse it. */
export function Decision({ submission }: { submission: Submission }) {
  const { submissionId, mayApprove } = submission;
  const advanceLeft = submission.advanceLeftIsk ?? 0;
  const { unheardHolders } = submission;
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [isRefusing, setIsRefusing] = useState(false);
  const [mayOverlap, setMayOverlap] = useState(false);
  const [mayReduceRecovery, setMayReduceRecovery] = useState(false);
  const [areHoldersSeen, setAreHoldersSeen] = useState(false);
  const overlaps = usePages(listOverlaps, { params: { submissionId } });
  // Those over the whole come first.
  const isOver = overlaps.rows[0]?.isOver ?? false;
  const { send, isSending, refusal } = useChange(decideOnSubmission, ({ contractId }) => {
    toast({ text: t(messages.approved, { number: contractId ?? '' }) });
    void navigate({ to: '/samningar/$contractId', params: { contractId: String(contractId) } });
  });

  return (
    <Card title={t(messages.decision)}>
      <Stack>
        <p className="dim">{t(messages.decisionHint)}</p>
        {!mayApprove && <Alert title={t(messages.anotherApproves)}>{t(messages.anotherApprovesMore)}</Alert>}
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        {overlaps.isLoading && <Skeleton shape="rows" count={2} />}
        {overlaps.error && <PageFailed error={overlaps.error} reset={overlaps.retry} />}
        {!overlaps.isLoading && !overlaps.error && overlaps.count === 0 && (
          <Alert look="success" title={t(messages.overlapsNone)} />
        )}
        {overlaps.count > 0 && (
          <>
            {isOver && <Alert look="warning" title={t(messages.overTitle)} />}
            <Overlaps overlaps={overlaps} />
            {isOver && mayApprove && (
              <CheckboxField label={t(messages.overAccept)} isChecked={mayOverlap} onChange={setMayOverlap} />
            )}
          </>
        )}
        {advanceLeft > 0 && (
          <ToBeSeen
            title={t(messages.advanceTitle, { amount: formatAmount(advanceLeft) })}
            more={t(messages.advanceMore)}
            label={mayApprove && t(messages.advanceAccept)}
            isSeen={mayReduceRecovery}
            onSeen={setMayReduceRecovery}
          />
        )}
        {unheardHolders !== null && (
          <ToBeSeen
            title={t(messages.holdersTitle, { names: unheardHolders })}
            more={t(messages.holdersMore)}
            label={mayApprove && t(messages.holdersAccept)}
            isSeen={areHoldersSeen}
            onSeen={setAreHoldersSeen}
          />
        )}
        <div className={styles.buttons}>
          {mayApprove && (
            <Button
              look="primary"
              isLoading={isSending}
              disabled={
                overlaps.isLoading ||
                overlaps.error !== null ||
                (isOver && !mayOverlap) ||
                (advanceLeft > 0 && !mayReduceRecovery) ||
                (unheardHolders !== null && !areHoldersSeen)
              }
              onClick={() =>
                send({
                  params: { submissionId },
                  body: { isApproved: true, mayOverlap, mayReduceRecovery, areHoldersSeen },
                })
              }
            >
              {t(messages.approve)}
            </Button>
          )}
          <Button disabled={isSending} onClick={() => setIsRefusing(true)}>
            {t(messages.refuse)}
          </Button>
        </div>
      </Stack>
      {isRefusing && <RefuseDialog submissionId={submissionId} onClose={() => setIsRefusing(false)} />}
    </Card>
  );
}

interface ToBeSeenProps {
  title: string;
  more: string;
  /** What somebody says who may approve. */
  label: string | false;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
}

/** What staff say that they have seen before they approve (R165, R196). */
function ToBeSeen({ title, more, label, isSeen, onSeen }: ToBeSeenProps) {
  return (
    <>
      <Alert look="warning" title={title}>
        {more}
      </Alert>
      {label !== false && <CheckboxField label={label} isChecked={isSeen} onChange={onSeen} />}
    </>
  );
}

function RefuseDialog({ submissionId, onClose }: { submissionId: number; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const { send, isSending, refusal, problemAt } = useChange(decideOnSubmission, () => {
    toast({ text: t(messages.refusedDone) });
    onClose();
  });
  return (
    <FormDialog
      isStacked
      isDanger
      title={t(messages.refuseQuestion)}
      act={t(messages.refuse)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { submissionId }, body: { isApproved: false, remark } })}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.remark)}
        hint={t(messages.remarkHint)}
        maxLength={2000}
        value={remark}
        onChange={setRemark}
        error={problemAt('remark')}
      />
    </FormDialog>
  );
}
