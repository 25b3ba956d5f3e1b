import { type Income, listIncome } from '@omur/contract/royalties/income';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages } from './messages.ts';
import { ReverseDialog } from './ReverseDialog.tsx';

/** What came in and what became of it; or only what waits for a rule to take it. */
export function IncomeList({ isWaiting }: { isWaiting: boolean }) {
  const t = useText();
  const [doomed, setDoomed] = useState<Income>();
  const list = usePages(listIncome, { params: {}, query: isWaiting ? { isWaiting: '1' as const } : {} });
  const action = (row: Income) => {
    if (row.reversedBy !== null)
      return <span className="dim small">{t(messages.reversedBy, { number: row.reversedBy })}</span>;
    if (row.reverses !== null)
      return <span className="dim small">{t(messages.reverses, { number: row.reverses })}</span>;
    return (
      <Button
        size="small"
        look="quiet"
        aria-label={t(messages.reverseWhich, { reference: row.reference })}
        onClick={() => setDoomed(row)}
      >
        {t(messages.reverse)}
      </Button>
    );
  };
  const columns: Column<Income>[] = [
    {
      id: 'payer',
      header: t(messages.payer),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ payerName, reference }) => (
        <>
          {payerName}
          <div className="dim small">{reference}</div>
        </>
      ),
    },
    {
      id: 'category',
      header: t(messages.category),
      width: 'minmax(0, 1.4fr)',
      cell: ({ categoryName, periodName }) => `${categoryName} · ${periodName}`,
    },
    {
      id: 'received',
      header: t(messages.received),
      width: '120px',
      cell: ({ receivedOn }) => formatDay(receivedOn),
    },
    amountColumn('gross', t(messages.gross), ({ grossIsk }) => grossIsk),
    amountColumn('deducted', t(messages.deducted), ({ deductedIsk }) => deductedIsk),
    amountColumn('unallocated', t(messages.unallocated), ({ unallocatedIsk }) => unallocatedIsk),
    { id: 'actions', header: t(messages.actions), width: '116px', cell: action },
  ];
  return (
    <>
      <PagedTable
        list={list}
        label={t(isWaiting ? messages.waiting : messages.income)}
        columns={columns}
        rowKey={({ incomeId }) => incomeId}
        phoneRow={(row) => ({
          title: row.payerName,
          detail: (
            <>
              <div>{`${row.categoryName} · ${row.periodName}`}</div>
              <div className="small">
                {formatDay(row.receivedOn)} · {exactAmount(row.grossIsk)}
              </div>
            </>
          ),
          aside: action(row),
        })}
        countText={messages.incomeCount}
        none={t(isWaiting ? messages.noneWaiting : messages.noIncome)}
        {...(!isWaiting && { noneMore: t(messages.noIncomeMore) })}
      />
      {doomed && <ReverseDialog income={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}

const amountColumn = (id: string, header: string, of: (row: Income) => number): Column<Income> => ({
  id,
  header,
  width: '156px',
  isNumeric: true,
  cell: (row) => exactAmount(of(row)),
});
