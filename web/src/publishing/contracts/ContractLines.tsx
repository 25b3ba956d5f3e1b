import type { ContractYear } from '@omur/contract/publishing/earnings';
import { toEyrir, wholeInTurn } from '@omur/contract/platform/rules/wholeKronur';
import { listStatementLines, type StatementLine } from '@omur/contract/royalties/statistics';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import type { Column, Sort } from '../../platform/ui/columns.ts';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './contracts.module.css';
import { earningsMessages as messages } from './earningsMessages.ts';
import { shareText } from './share.ts';

const largestFirst = { column: 'amount', direction: 'descending' } as const;
const order = sortInAddress(listStatementLines, { title: 'title', amount: 'amountIsk' }, largestFirst);
const keyOf = ({ distributionId, statementLineId }: StatementLine) => `${distributionId}-${statementLineId}`;

/** H155: the lines by which a year's distributions paid a right of the reader's by a contract. */
export function ContractLines({ contractId, of }: { contractId: number; of: ContractYear }) {
  const t = useText();
  const [language] = useLanguage();
  const [sort, setSort] = useState<Sort>(largestFirst);
  const { year, rightId } = of;
  const days = { fromDay: `${year}-01-01`, toDay: `${year}-12-31` };
  const list = usePages(listStatementLines, {
    params: {},
    query: { ...days, rightId, contractId, sort: order.write(sort) },
  });
  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  const shown = wholeInTurn(list.rows.map(({ amountIsk }) => toEyrir(amountIsk)));
  const amounts = new Map(list.rows.map((line, at) => [keyOf(line), shown[at] ?? 0]));
  const amount = (line: StatementLine) => <Amount line={line} isk={amounts.get(keyOf(line)) ?? 0} />;
  const place = ({ station, country }: StatementLine) => [station, country].filter(Boolean).join(' · ');
  const paidIn = (line: StatementLine) => `${line.distributionName} · ${line.potDescription}`;
  const usedOn = (line: StatementLine) => line.usedOn && formatDay(line.usedOn);
  const columns: Column<StatementLine>[] = [
    {
      id: 'title',
      header: t(messages.work),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      isSortable: true,
      cell: (line) => line.title,
    },
    { id: 'paidIn', header: t(messages.paidIn), width: 'minmax(0, 2fr)', cell: paidIn },
    { id: 'where', header: t(messages.where), width: 'minmax(0, 1.2fr)', cell: place },
    { id: 'usedOn', header: t(messages.usedOn), width: '136px', isNumeric: true, cell: usedOn },
    {
      id: 'share',
      header: t(messages.share),
      width: '96px',
      isNumeric: true,
      cell: (line) => shareText(line.shareHundredths, language),
    },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '144px',
      isNumeric: true,
      isSortable: true,
      cell: amount,
    },
  ];
  const title = t(messages.lines, { year });
  return (
    <section className={styles.lines} aria-label={title}>
      <h2>{title}</h2>
      <VirtualTable
        label={title}
        rows={list.rows}
        rowKey={keyOf}
        rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
        count={list.count}
        sort={sort}
        onSort={setSort}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={list.emptyText ?? ''} />}
        columns={columns}
        phoneRow={(line) => ({
          title: line.title,
          detail: [paidIn(line), place(line), usedOn(line)].filter(Boolean).join(' · '),
          aside: amount(line),
        })}
      />
    </section>
  );
}

/** R17: leads to how the amount came about, where a run of the society's paid it. */
function Amount({ line, isk }: { line: StatementLine; isk: number }) {
  const t = useText();
  if (!line.isExplained) return formatAmount(isk);
  const params = {
    distributionId: String(line.distributionId),
    statementLineId: String(line.statementLineId),
  };
  return (
    <Link to="/stats/skýring/$distributionId/$statementLineId" params={params} title={t(messages.whyThis)}>
      {formatAmount(isk)}
    </Link>
  );
}
