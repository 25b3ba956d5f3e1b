import type { Finding } from '@omur/contract/works/review';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { findingLabels, messages } from './messages.ts';
import styles from './ReviewPage.module.css';

const toAsk: ReadonlySet<Finding['kind']> = new Set([
  'approvalMissing',
  'sameTitleAndAuthor',
  'sameIsrc',
  'unknownAuthor',
  'authorFromIpi',
  'otherPerformers',
  'authorUnreached',
]);

/** What breaks a rule is red; what somebody must look into is amber. */
export function FindingBadges({ findings }: { findings: readonly Finding[] }) {
  const t = useText();
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return (
    <span className={styles.badges}>
      {kinds.length === 0 && <Badge look="green">{t(messages.noFindings)}</Badge>}
      {kinds.map((kind) => (
        <Badge key={kind} look={toAsk.has(kind) ? 'amber' : 'red'}>
          {t(findingLabels[kind])}
        </Badge>
      ))}
    </span>
  );
}
