import type { ReviewedWork as Reviewed } from '@omur/contract/works/review';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { originText } from '../../people/persons/originText.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { LightHistory } from '../lights/LightHistory.tsx';
import { Questions } from '../questions/Questions.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { Amendments } from './Amendments.tsx';
import { Authors } from './Authors.tsx';
import { codeWords } from './codeWords.ts';
import { recordingText } from './facts.ts';
import { Findings } from './Findings.tsx';
import { plainFacts } from '../plainWork.ts';
import { messages } from './messages.ts';
import { Neighbours, type NeighboursHandle } from './Neighbours.tsx';
import styles from './ReviewPage.module.css';
import { Rights } from './Rights.tsx';
import { useReviewedWork } from './useReviewedWork.ts';

interface ReviewedWorkProps {
  workId: number;
  neighbours: RefObject<NeighboursHandle | null>;
  /** The decision, once there is a work to decide on. */
  children: (work: Reviewed) => ReactNode;
}

/** The chosen work with all that bears on the decision; the decision stays in sight beside the list, and comes last where there is little room. */
export function ReviewedWork({ workId, neighbours, children }: ReviewedWorkProps) {
  const isMobile = useIsMobile();
  const { data: work, error, refetch } = useReviewedWork(workId);
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!work) return <Waits />;
  const isWaiting = work.review === 'waiting';
  const decision = isWaiting && children(work);
  return (
    <Stack>
      <Header work={work} />
      {!isMobile && decision}
      {!isWaiting && <Decided work={work} />}
      <Gathered waits={<Skeleton shape="card" count={3} />}>
        <Stack>
          <Questions workId={workId} />
          {isWaiting && <Findings work={work} />}
          <Authors authors={work.authors} />
          <Neighbours own={work} handle={neighbours} />
          <Codes work={work} />
          <Rights workId={workId} />
          <Amendments workId={workId} />
          <LightHistory workId={workId} />
        </Stack>
      </Gathered>
      {isMobile && decision}
    </Stack>
  );
}

const Waits = () => (
  <Stack>
    <Skeleton shape="heading" />
    <Skeleton shape="facts" />
    <Skeleton shape="card" count={3} />
  </Stack>
);

/** Somebody else was quicker, or the address is an old one. */
function Decided({ work: { review, reviewedBy, reviewedAt, remark } }: { work: Reviewed }) {
  const t = useText();
  const [language] = useLanguage();
  if (review === 'waiting') return null;
  const who =
    reviewedBy !== null && reviewedAt !== null && `${reviewedBy}, ${formatInstant(reviewedAt, language)}`;
  return (
    <Alert title={t(messages.decided[review])}>
      {who && <p>{who}</p>}
      {remark && <p>{remark}</p>}
    </Alert>
  );
}

function Header({ work }: { work: Reviewed }) {
  const t = useText();
  const [language] = useLanguage();
  const { kennitala } = useLoggedIn();
  const heading = useRef<HTMLHeadingElement>(null);

  // The next work begins at its top, also for those who listen.
  useEffect(() => {
    scrollTo({ top: 0 });
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1}>
        {work.title}
      </h2>
      <KeyFacts
        facts={[
          { label: t(messages.workNumber), value: work.workId },
          {
            label: t(messages.duration),
            value: work.durationSeconds === null ? t(messages.none) : formatDuration(work.durationSeconds),
          },
          { label: t(messages.light), value: <Light light={work.light} /> },
        ]}
      />
      <dl className={styles.facts}>
        <Fact label={t(messages.registered)}>{formatInstant(work.firstRegisteredAt, language)}</Fact>
        {work.lastChangedAt !== work.firstRegisteredAt && (
          <Fact label={t(messages.lastChanged)}>{formatInstant(work.lastChangedAt, language)}</Fact>
        )}
        <Fact label={t(messages.registrant)}>{work.registeredBy}</Fact>
        {work.registrantName !== work.registeredBy && (
          <Fact label={t(messages.registeredFor)}>{work.registrantName}</Fact>
        )}
        <Fact label={t(messages.artists)}>{work.artists}</Fact>
        <Fact label={t(messages.origin)}>{originText(work.origin, kennitala, t)}</Fact>
        <Fact label={t(messages.estimate)}>
          <span title={work.estimate}>
            {t(codeWords('estimate', work.estimate), { code: work.estimate })}
          </span>
        </Fact>
        <Fact label={t(messages.weight)}>
          <span title={work.weight}>{t(codeWords('weight', work.weight), { code: work.weight })}</span>
        </Fact>
        {plainFacts(work, language).map(({ name, label, value }) => (
          <Fact key={name} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <Link to="/verk/$workId" params={{ workId: String(work.workId) }}>
        {t(messages.openWork)}
      </Link>
    </div>
  );
}

function Codes({ work: { otherTitles, recordings, iswcs } }: { work: Reviewed }) {
  const t = useText();
  const listed = (values: readonly string[]) => values.join(', ') || t(messages.none);
  return (
    <Card title={t(messages.codes)}>
      <dl className={styles.facts}>
        <Fact label={t(messages.otherTitles)}>{listed(otherTitles)}</Fact>
        <Fact label="ISRC">{listed(recordings.map(recordingText))}</Fact>
        <Fact label="ISWC">{listed(iswcs.map(formatIswc))}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
