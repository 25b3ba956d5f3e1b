import {
  getSubmission,
  listSubmissionWorks,
  type Submission,
} from '@omur/contract/publishing/contractSubmissions';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AnswerOffer } from './AnswerOffer.tsx';
import { Decision } from './Decision.tsx';
import { messages } from './messages.ts';
import { Parties } from './Parties.tsx';
import { WorksList } from './WorksList.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';

const route = getRouteApi('/portal/samningar/i-bid/$submissionId');

/** A contract that awaits approval, or what became of it; staff decide on it here (A2). */
export function SubmissionPage() {
  const number = id.safeParse(Number(route.useParams().submissionId));
  return number.success ? <FoundSubmission key={number.data} submissionId={number.data} /> : <ToNotFound />;
}

function FoundSubmission({ submissionId }: { submissionId: number }) {
  const submission = useQuery(queryFor(getSubmission, { params: { submissionId } }));
  if (submission.data) return <OneSubmission submission={submission.data} />;
  if (isRefusal(submission.error, 404)) return <ToNotFound />;
  if (submission.error)
    return <PageFailed error={submission.error} reset={() => void submission.refetch()} />;
  return <PageWaits />;
}

function OneSubmission({ submission }: { submission: Submission }) {
  const t = useText();
  const { isStaff } = useMember();
  const { submissionId, submissionState } = submission;
  const isWaiting = submissionState === 'waiting';
  return (
    <Stack>
      <PageHeader
        title={`${submission.publisherName} – ${submission.authorName}`}
        subtitle={[
          t(messages.submissionNumbered, { number: submissionId }),
          `${t(messages.submittedAt)} ${formatDay(submission.submittedAt)}`,
          submission.submittedBy ?? t(messages.society),
        ].join(' · ')}
      />
      {submission.mayAnswer ? (
        <AnswerOffer submissionId={submissionId} />
      ) : (
        <Outcome submission={submission} />
      )}
      <Parties contract={submission} />
      <Card title={t(messages.files)}>
        <FileList ownerKind="contractSubmission" ownerId={submissionId} mayChange={submission.mayAttach} />
      </Card>
      {isStaff && isWaiting && <Decision submission={submission} />}
      <Card title={t(messages.inside)}>
        <WorksList
          works={listSubmissionWorks}
          params={{ submissionId }}
          label={t(messages.inside)}
          none={messages.noneInside}
        />
      </Card>
    </Stack>
  );
}

function Outcome({ submission: { submissionState, contractId, remark } }: { submission: Submission }) {
  const t = useText();
  if (submissionState === 'offered')
    return <Alert title={t(messages.isOffered)}>{t(messages.isOfferedMore)}</Alert>;
  if (submissionState === 'waiting') return <Alert title={t(messages.waits)} />;
  if (submissionState === 'declined')
    return (
      <Alert look="warning" title={t(messages.isDeclined)}>
        {remark}
      </Alert>
    );
  if (submissionState === 'refused' || contractId === null)
    return (
      <Alert look="danger" title={t(messages.refused)}>
        {remark}
      </Alert>
    );
  return (
    <Alert
      look="success"
      title={t(messages.approvedAs, { number: contractId })}
      actions={
        <ButtonLink size="small" to="/samningar/$contractId" params={{ contractId: String(contractId) }}>
          {t(messages.open)}
        </ButtonLink>
      }
    />
  );
}
