import type { Finding } from '@omur/contract/review';
import { findAuthorTypeByCode } from '@omur/contract/rules/authorTypes';
import { formatDuration } from '@omur/contract/rules/duration';
import { checkRegistration } from '@omur/contract/rules/registration';
import { resultText } from '@omur/contract/rules/sentences';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatWhole } from '../ui/format.ts';
import { Comparison } from './Comparison.tsx';
import { FindingBadges } from './FindingBadges.tsx';
import { findingLabels, findingTexts, messages } from './messages.ts';
import styles from './ReviewPage.module.css';
import type { WorkDetails } from './useWorkDetails.ts';

/** What is wrong or worth a look, in sentences, with the works that resemble this one. */
export function Findings({ findings, details }: { findings: readonly Finding[]; details: WorkDetails }) {
  const t = useText();
  if (findings.length === 0)
    return (
      <Alert look="success" title={t(messages.noFindings)}>
        {t(messages.noFindingsAtAll)}
      </Alert>
    );
  return (
    <Card title={t(messages.findings)}>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li
            key={`${finding.kind} ${finding.detail} ${finding.authorIds.join()}`}
            className={styles.finding}
          >
            <FindingBadges findings={[finding]} />
            <Sentence finding={finding} details={details} />
            {finding.workIds.length > 0 && <Neighbours workIds={finding.workIds} own={details} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sentence({ finding, details }: { finding: Finding; details: WorkDetails }) {
  const t = useText();
  const [language] = useLanguage();
  const { kind, detail, workIds, authorIds } = finding;
  if (kind in findingTexts)
    return (
      <p>
        {t(findingTexts[kind as keyof typeof findingTexts], { detail: detail ?? '', count: workIds.length })}
      </p>
    );
  const about = authorIds.length > 0 ? String(authorIds[0]) : undefined;
  const broken = brokenRules(details).find(({ rule, authorKey }) => rule === detail && authorKey === about);
  return <p>{broken ? resultText(broken, language) : t(findingLabels[kind])}</p>;
}

/** The server names the rule; the figures of its sentence come from the same rule asked about the same work. */
function brokenRules({ work, authors }: WorkDetails) {
  const results = checkRegistration({
    title: work.title,
    duration: work.durationSeconds === null ? '' : formatDuration(work.durationSeconds),
    authors: authors.map((author) => ({
      kind: 'known',
      key: String(author.authorId),
      authorId: author.authorId,
      name: author.displayName,
      authorTypeId: findAuthorTypeByCode(author.authorTypeCode)?.id ?? 0,
      shareHundredths: author.shareHundredths ?? undefined,
    })),
    otherTitles: [],
    isrcs: [],
  });
  return results.filter(({ state }) => state === 'broken');
}

function Neighbours({ workIds, own }: { workIds: readonly number[]; own: WorkDetails }) {
  const t = useText();
  const [compared, setCompared] = useState<number>();
  return (
    <>
      <ul className={styles.neighbours}>
        {workIds.map((workId) => {
          const number = formatWhole(workId);
          const isCompared = workId === compared;
          return (
            <li key={workId} className={styles.neighbour}>
              <Link to="/verk/$workId" params={{ workId: String(workId) }}>
                {t(messages.workNumbered, { number })}
              </Link>
              <Button
                size="small"
                aria-expanded={isCompared}
                aria-label={`${t(isCompared ? messages.stopComparing : messages.compare)}: ${t(messages.workNumbered, { number })}`}
                onClick={() => setCompared(isCompared ? undefined : workId)}
              >
                {t(isCompared ? messages.stopComparing : messages.compare)}
              </Button>
            </li>
          );
        })}
      </ul>
      {compared !== undefined && <Comparison key={compared} own={own} workId={compared} />}
    </>
  );
}
