import { type Amendment, listAmendments } from '@omur/contract/works/amendments';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { amendmentLabels, messages } from './messages.ts';
import styles from './ReviewPage.module.css';

/** How the registration came to be as it is; nothing where it never changed. */
export function Amendments({ workId }: { workId: number }) {
  const t = useText();
  const { data, error, refetch } = useQuery(listQueryFor(listAmendments, { params: { workId } }));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={t(messages.amendments)}>
      <ul className={styles.amendments}>
        {data.rows.map((amendment) => (
          <OneAmendment key={amendment.amendmentId} amendment={amendment} />
        ))}
      </ul>
    </Card>
  );
}

function OneAmendment({ amendment: { cause, name, changedAt, remark, changes } }: { amendment: Amendment }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <li className={styles.amendment}>
      <p>
        {t(amendmentLabels[cause])}{' '}
        <span className="dim small">
          {name}, {formatInstant(changedAt, language)}
        </span>
      </p>
      {remark && <p>{remark}</p>}
      {changes.length > 0 && <ChangeTable label={t(messages.changes)} changes={changes} />}
    </li>
  );
}
