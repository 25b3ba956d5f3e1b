import { type ChangedWork, listChangedWorks } from '@omur/contract/royalties/runs';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { changedWords, changedWorkMessages as texts } from './changedWorkMessages.ts';
import { messages } from './messages.ts';
import styles from './runs.module.css';

/** R188: works whose documentation has changed since the preview before. */
export function ChangedWorks({ distributionId }: { distributionId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listChangedWorks, { params: { distributionId } });
  const parts = ({ changedParts }: ChangedWork) => (
    <span className={styles.badges}>
      {changedParts.map((part) => (
        <Badge key={part} look="amber">
          {t(changedWords[part])}
        </Badge>
      ))}
    </span>
  );
  const last = ({ workChangedBy: by, workChangedAt: at }: ChangedWork) =>
    [by, at && formatInstant(at, language)].filter(Boolean).join(' · ') || '–';
  const columns: Column<ChangedWork>[] = [
    {
      id: 'work',
      header: t(messages.work),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ title, workId }) => (
        <>
          {title} <span className="dim small tabular">{workId}</span>
        </>
      ),
    },
    { id: 'what', header: t(texts.what), width: 'minmax(0, 1fr)', cell: parts },
    { id: 'last', header: t(texts.last), width: 'minmax(0, 1fr)', cell: last },
    {
      id: 'before',
      header: t(messages.before),
      isNumeric: true,
      cell: (row) => exactAmount(row.amountBeforeIsk),
    },
    { id: 'now', header: t(messages.now), isNumeric: true, cell: (row) => exactAmount(row.amountNowIsk) },
    { id: 'moved', header: t(texts.moved), isNumeric: true, cell: (row) => exactAmount(row.movedIsk) },
  ];
  return (
    <PagedTable
      list={list}
      label={t(texts.title)}
      columns={columns}
      rowKey={({ workId }) => workId}
      rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
      phoneRow={(row) => ({
        title: row.title,
        detail: (
          <>
            <div>{`${exactAmount(row.amountBeforeIsk)} → ${exactAmount(row.amountNowIsk)}`}</div>
            <div className="small">{last(row)}</div>
          </>
        ),
        aside: parts(row),
      })}
      countText={messages.rowCount}
      none={t(texts.none)}
    />
  );
}
