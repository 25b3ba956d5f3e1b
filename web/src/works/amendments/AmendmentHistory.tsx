import { type Amendment, listAmendments } from '@omur/contract/works/amendments';
import { recordActor } from '@omur/contract/people/rules/recordTexts';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { ChangeList } from '../../platform/changes/ChangeList.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import styles from './amendments.module.css';
import { messages } from './messages.ts';

const causes = {
  amended: messages.amended,
  proposal: messages.proposal,
  takenOver: messages.takenOver,
  dispute: messages.dispute,
  withdrawn: messages.withdrawnOnce,
};

/** What has become of the registration, the latest first; takes no room where it is as it was made. */
export function AmendmentHistory({ workId }: { workId: number }) {
  const t = useText();
  const amendments = useQuery(listQueryFor(listAmendments, { params: { workId } }));
  if (!amendments.data || amendments.data.rows.length === 0) return null;
  return (
    <Card title={t(messages.history)}>
      <ol className={styles.history}>
        {amendments.data.rows.map((amendment) => (
          <OneAmendment key={amendment.amendmentId} amendment={amendment} />
        ))}
      </ol>
    </Card>
  );
}

function OneAmendment({ amendment }: { amendment: Amendment }) {
  const t = useText();
  const [language] = useLanguage();
  const { cause, changes, remark, changedAt, actorKind, name } = amendment;
  return (
    <li>
      <div>{t(causes[cause])}</div>
      <div className="dim small">
        {formatInstant(changedAt, language)} · {recordActor({ actorKind, actorName: name }, language)}
      </div>
      {remark && <blockquote className={styles.remark}>{remark}</blockquote>}
      {changes.length > 0 && <ChangeList changes={changes} />}
    </li>
  );
}
