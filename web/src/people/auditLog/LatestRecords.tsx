import { listRecords } from '@omur/contract/people/auditLog';
import { recordActor, recordHeading, recordSummary } from '@omur/contract/people/rules/recordTexts';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { messages } from './messages.ts';
import styles from './RecordsPage.module.css';

/** The latest few records, of a work or of their own person, and the way to all of them. */
export function LatestRecords({ workId }: { workId?: number }) {
  const t = useText();
  const [language] = useLanguage();
  const latest = useQuery(
    listQueryFor(listRecords, { query: { limit: 5, ...(workId ? { workId } : { scope: 'person' }) } }),
  );
  if (latest.isPending) return <Skeleton shape="text" count={5} />;
  if (latest.isError) return <PageFailed error={latest.error} reset={() => void latest.refetch()} />;
  const { rows, emptyText } = latest.data;
  return (
    <>
      {rows.length === 0 && <p className={classes('dim', styles.none)}>{emptyText}</p>}
      <ol className={styles.latest}>
        {rows.map((record) => (
          <li key={record.recordId}>
            {recordHeading(record, language)}
            <span className={styles.second}>{recordSummary(record, language)}</span>
            <span className={styles.second}>
              {formatInstant(record.changedAt, language)} · {recordActor(record, language)}
            </span>
          </li>
        ))}
      </ol>
      <ButtonLink size="small" to="/skráningar" search={workId ? { verk: workId } : {}}>
        {t(messages.seeAll)}
      </ButtonLink>
    </>
  );
}
