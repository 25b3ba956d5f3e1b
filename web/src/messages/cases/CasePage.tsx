import { outcomeNames } from '@omur/contract/messages/caseNames';
import { type Case, getCase } from '@omur/contract/messages/cases';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { type KeyFact, KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AboutLink } from './AboutLink.tsx';
import styles from './cases.module.css';
import { CaseState } from './CaseState.tsx';
import { deskMessages } from './deskMessages.ts';
import { Handling } from './Handling.tsx';
import { messages } from './messages.ts';
import { Thread } from './Thread.tsx';

const route = getRouteApi('/portal/erindi/$caseId');

/** H41: everything about one matter. */
export function CasePage() {
  const number = id.safeParse(Number(route.useParams().caseId));
  return number.success ? <FoundCase key={number.data} caseId={number.data} /> : <ToNotFound />;
}

function FoundCase({ caseId }: { caseId: number }) {
  const found = useQuery(queryFor(getCase, { params: { caseId } }));
  if (found.data) return <OneCase of={found.data} />;
  if (isRefusal(found.error, 404)) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneCase({ of }: { of: Case }) {
  const t = useText();
  const { isStaff, isReading, person } = useMember();
  const isOwn = person?.personId === of.personId;
  const mayWrite = of.mayWrite && !isReading;
  const facts: KeyFact[] = [
    ...(isStaff
      ? [
          {
            label: t(deskMessages.member),
            value: (
              <Link to="/personur/$personId" params={{ personId: String(of.personId) }}>
                {of.name}
              </Link>
            ),
          },
        ]
      : []),
    ...(of.about === null ? [] : [{ label: t(messages.about), value: <AboutLink of={of} /> }]),
    { label: t(messages.opened), value: formatDay(of.openedAt) },
    ...(of.answerBy === null || of.decidedAt !== null
      ? []
      : [{ label: t(messages.answerBy), value: formatDay(of.answerBy) }]),
  ];
  return (
    <Stack>
      <PageHeader
        title={of.subject}
        note={<CaseState of={of} />}
        subtitle={t(messages.numbered, { number: of.caseId })}
      />
      <KeyFacts facts={facts} />
      <Columns
        aside={
          <Stack>
            {isStaff && !isOwn && <Handling of={of} />}
            <Card title={t(messages.files)}>
              <FileList ownerKind="case" ownerId={of.caseId} mayChange={mayWrite} staysOnceSent />
            </Card>
          </Stack>
        }
      >
        <Thread of={of} mayWrite={mayWrite} isOwn={isOwn} />
        {of.outcome !== null && (
          <Card title={t(messages.decision)}>
            <p>
              <strong>{t(outcomeNames[of.outcome])}</strong>{' '}
              <span className="dim small">{of.decidedAt !== null && formatDay(of.decidedAt)}</span>
            </p>
            <p className={styles.words}>{of.reasons}</p>
            {!isStaff && <Alert>{t(messages.final)}</Alert>}
          </Card>
        )}
      </Columns>
    </Stack>
  );
}
