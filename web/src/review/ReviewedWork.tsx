import type { WaitingWork } from '@omur/contract/review';
import { formatDuration } from '@omur/contract/rules/duration';
import { formatIsrc } from '@omur/contract/rules/isrc';
import { formatIswc } from '@omur/contract/rules/iswc';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useLanguage, useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Card } from '../ui/Card.tsx';
import { formatInstant, formatWhole } from '../ui/format.ts';
import { KeyFacts } from '../ui/KeyFacts.tsx';
import { Light } from '../ui/Light.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { Authors } from './Authors.tsx';
import { Findings } from './Findings.tsx';
import { LightHistory } from '../lights/LightHistory.tsx';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';
import { Rights } from './Rights.tsx';
import { useWorkDetails, type WorkDetails } from './useWorkDetails.ts';

interface ReviewedWorkProps {
  workId: number;
  /** Its row in the queue; none when it does not wait, or no longer. */
  waiting: WaitingWork | undefined;
  isSought: boolean;
  children: ReactNode;
}

/** The chosen work with all that bears on the decision; the decision stays in sight beside the list, and comes last where there is little room. */
export function ReviewedWork({ workId, waiting, isSought, children }: ReviewedWorkProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const { details, error, retry } = useWorkDetails(workId);
  if (error) return <PageFailed error={error} reset={retry} />;
  if (!details) return <Waits />;
  const findings = waiting?.findings ?? [];
  return (
    <Stack>
      <Header details={details} registeredBy={waiting?.registeredBy ?? null} />
      {!isMobile && children}
      {!waiting && !isSought && <Alert>{t(messages.notWaiting)}</Alert>}
      {waiting && <Findings findings={findings} details={details} />}
      <Authors authors={details.authors} findings={findings} />
      <Rights workId={workId} />
      <Codes details={details} />
      <LightHistory workId={workId} />
      {isMobile && children}
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

function Header({ details: { work }, registeredBy }: { details: WorkDetails; registeredBy: string | null }) {
  const t = useText();
  const [language] = useLanguage();
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
          { label: t(messages.workNumber), value: formatWhole(work.workId) },
          {
            label: t(messages.duration),
            value: work.durationSeconds === null ? t(messages.none) : formatDuration(work.durationSeconds),
          },
          { label: t(messages.light), value: <Light light={work.light} /> },
        ]}
      />
      <dl className={styles.facts}>
        <Fact label={t(messages.registered)}>{formatInstant(work.firstRegisteredAt, language)}</Fact>
        <Fact label={t(messages.registrant)}>{registeredBy}</Fact>
        <Fact label={t(messages.artists)}>{work.artists}</Fact>
        <Fact label={t(messages.performers)}>{work.performers}</Fact>
        <Fact label={t(messages.origin)}>{work.origin}</Fact>
      </dl>
      <Link to="/verk/$workId" params={{ workId: String(work.workId) }}>
        {t(messages.openWork)}
      </Link>
    </div>
  );
}

function Codes({ details: { otherTitles, isrcs, iswcs } }: { details: WorkDetails }) {
  const t = useText();
  const listed = (values: readonly string[]) => values.join(', ') || t(messages.none);
  return (
    <Card title={t(messages.codes)}>
      <dl className={styles.facts}>
        <Fact label={t(messages.otherTitles)}>{listed(otherTitles)}</Fact>
        <Fact label="ISRC">{listed(isrcs.map(formatIsrc))}</Fact>
        <Fact label="ISWC">{listed(iswcs.map(formatIswc))}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
