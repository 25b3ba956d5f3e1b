import { type ControlFigure, type LedgerEntry, listLedgerEntries } from '@omur/contract/royalties/ledger';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { ledgerWords } from '../money/words.ts';
import { messages } from './messages.ts';

interface EntriesProps {
  query: {
    fromDay?: string;
    toDay?: string;
    ledgerAccountId?: number;
    categoryId?: number;
    figure?: ControlFigure | undefined;
  };
}

/** Entries of the ledger, the newest first. */
export function Entries({ query: { figure, ...query } }: EntriesProps) {
  const t = useText();
  const list = usePages(listLedgerEntries, { params: {}, query: { ...query, ...(figure && { figure }) } });
  const accountOf = ({ ledgerKind, poolName }: LedgerEntry) => poolName ?? t(ledgerWords[ledgerKind]);
  const occasionOf = ({ entryKind, incomeId, distributionId, categoryName }: LedgerEntry) =>
    [t(messages[entryKind]), incomeId ?? distributionId, categoryName].filter(Boolean).join(' · ');
  const columns: Column<LedgerEntry>[] = [
    { id: 'day', header: t(messages.day), width: '110px', cell: ({ bookedOn }) => formatDay(bookedOn) },
    {
      id: 'number',
      header: t(messages.number),
      width: '100px',
      isNumeric: true,
      cell: ({ transactionId }) => transactionId,
    },
    { id: 'what', header: t(messages.what), width: 'minmax(0, 1.5fr)', isTitle: true, cell: occasionOf },
    { id: 'account', header: t(messages.account), cell: accountOf },
    { id: 'payee', header: t(messages.payee), cell: ({ payeeName }) => payeeName ?? '–' },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '170px',
      isNumeric: true,
      cell: ({ amountIsk }) => exactAmount(amountIsk),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.entries)}
      columns={columns}
      rowKey={(row) =>
        `${row.transactionId} ${row.ledgerKind} ${row.poolName ?? ''} ${row.payeeName ?? ''} ${row.amountIsk}`
      }
      phoneRow={(row) => ({
        title: occasionOf(row),
        detail: (
          <>
            <div>{[accountOf(row), row.payeeName].filter(Boolean).join(' · ')}</div>
            <div className="small">{formatDay(row.bookedOn)}</div>
          </>
        ),
        aside: exactAmount(row.amountIsk),
      })}
      countText={messages.entryCount}
      none={t(messages.none)}
      noneMore={t(messages.noneMore)}
    />
  );
}
