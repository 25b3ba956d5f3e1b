import type { Finding, ReviewedWork } from '@omur/contract/works/review';
import { findAuthorTypeByCode } from '@omur/contract/people/rules/authorTypes';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { plainValues } from '@omur/contract/platform/plainFields';
import { checkRegistration } from '@omur/contract/works/rules/registration';
import { resultText } from '@omur/contract/platform/rules/sentences';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { FindingBadges } from './FindingBadges.tsx';
import { findingLabels, findingTexts, messages } from './messages.ts';
import styles from './ReviewPage.module.css';

/** What is wrong or worth a look, in sentences. */
export function Findings({ work }: { work: ReviewedWork }) {
  const t = useText();
  const { findings } = work;
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
            <Sentence finding={finding} work={work} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sentence({ finding, work }: { finding: Finding; work: ReviewedWork }) {
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
  const broken = brokenRules(work).find(({ rule, authorKey }) => rule === detail && authorKey === about);
  return <p>{broken ? resultText(broken, language) : t(findingLabels[kind])}</p>;
}

/** The server names the rule; the figures of its sentence come from the same rule asked about the same work. */
function brokenRules(work: ReviewedWork) {
  const results = checkRegistration({
    title: work.title,
    duration: work.durationSeconds === null ? '' : formatDuration(work.durationSeconds),
    authors: work.authors.map((author) => ({
      kind: 'known',
      key: String(author.authorId),
      authorId: author.authorId,
      name: author.displayName,
      authorTypeId: findAuthorTypeByCode(author.authorTypeCode)?.id ?? 0,
      shareHundredths: author.shareHundredths,
      roles: author.roles,
    })),
    plain: plainValues(plainWork, work),
    otherTitles: [],
    isrcs: [],
  });
  return results.filter(({ state }) => state === 'broken');
}
