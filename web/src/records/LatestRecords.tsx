import { listRecords } from '@omur/contract/people/auditLog';
import { recordActor, recordHeading, recordSummary } from '@omur/contract/people/rules/recordTexts';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useLanguage, useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { formatInstant } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { messages } from './messages.ts';
import styles from './RecordsPage.module.css';

/** The latest few records, of a work or of one's own person, and the way to all of them. */
export function LatestRecords({ workId }: { workId?: number }) {
  const t = useText();
  const [language] = useLanguage();
  const latest = useQuery(
    askingAll(listRecords, { query: { limit: 5, ...(workId ? { workId } : { scope: 'person' }) } }),
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
