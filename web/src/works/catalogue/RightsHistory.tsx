import { formatPercent } from '@omur/contract/platform/rules/shares';
import { type DatedWorkRight, listRightsHistory } from '@omur/contract/works/rightsHistory';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { messages } from './messages.ts';
import styles from './WorkPage.module.css';

/** M7: who was paid for the uses of which days. Nothing where it has always been as it is. */
export function RightsHistory({ workId }: { workId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const history = useQuery(listQueryFor(listRightsHistory, { params: { workId } }));
  const rows = history.data?.rows ?? [];
  if (!rows.some(({ countsFrom, countsTo }) => countsFrom !== null || countsTo !== null)) return null;
  const percent = (shareHundredths: number) => formatPercent(shareHundredths, language, 'column');
  const days = ({ countsFrom, countsTo }: DatedWorkRight) =>
    `${countsFrom ? formatDay(countsFrom) : t(messages.fromBeginning)} – ${countsTo ? formatDay(countsTo) : t(messages.untilNotice)}`;
  const holder = ({ holderName, displayName, contractId }: DatedWorkRight) => (
    <>
      {holderName ?? displayName}
      {contractId !== null && (
        <div className={styles.below}>{t(messages.contractNumber, { number: contractId })}</div>
      )}
    </>
  );
  return (
    <section className={styles.history} aria-labelledby="rights-history">
      <h2 id="rights-history">{t(messages.rightsHistory)}</h2>
      <p className="dim">{t(messages.rightsHistoryMore)}</p>
      <Table
        label={t(messages.rightsHistory)}
        rows={rows}
        rowKey={(row) => JSON.stringify(row)}
        columns={[
          { id: 'days', header: t(messages.days), width: 'minmax(0, 1.4fr)', cell: days },
          {
            id: 'holder',
            header: t(messages.holder),
            width: 'minmax(0, 1.6fr)',
            isTitle: true,
            cell: holder,
          },
          { id: 'author', header: t(messages.onBehalfOf), cell: (row) => row.displayName },
          {
            id: 'home',
            header: t(messages.home),
            width: '116px',
            isNumeric: true,
            cell: (row) => percent(row.shareHundredths),
          },
          {
            id: 'abroad',
            header: t(messages.abroad),
            width: '116px',
            isNumeric: true,
            cell: (row) => percent(row.shareAbroadHundredths),
          },
        ]}
        phoneRow={(row) => ({
          title: holder(row),
          detail: `${days(row)} · ${t(messages.onBehalfOf)}: ${row.displayName}`,
          aside: (
            <div className={styles.twoShares}>
              {percent(row.shareHundredths)}
              <div className={styles.below}>
                {t(messages.homeAndAbroad, { abroad: percent(row.shareAbroadHundredths) })}
              </div>
            </div>
          ),
        })}
      />
    </section>
  );
}
