import { type LedgerAccount, listLedgerAccounts } from '@omur/contract/royalties/ledger';
import { usePages } from '../../platform/api/queries.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { ledgerWords } from '../money/words.ts';
import { messages } from './messages.ts';

/** The accounts with what they have; each leads to its entries. */
export function Accounts() {
  const t = useText();
  const list = usePages(listLedgerAccounts, { params: {} });
  const nameOf = ({ ledgerKind, poolName }: LedgerAccount) => poolName ?? t(ledgerWords[ledgerKind]);
  const placeOf = ({ categoryName, periodName }: LedgerAccount) =>
    [categoryName, periodName].filter(Boolean).join(' · ');
  const columns: Column<LedgerAccount>[] = [
    { id: 'account', header: t(messages.account), isTitle: true, cell: nameOf },
    { id: 'category', header: t(messages.category), cell: placeOf },
    {
      id: 'count',
      header: t(messages.entryCountShort),
      width: '110px',
      isNumeric: true,
      cell: ({ entryCount }) => formatWhole(entryCount),
    },
    {
      id: 'balance',
      header: t(messages.balance),
      width: '200px',
      isNumeric: true,
      cell: ({ balanceIsk }) => exactAmount(balanceIsk),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.accounts)}
      columns={columns}
      rowKey={({ ledgerKind, ledgerAccountId, categoryId }) =>
        `${ledgerKind} ${ledgerAccountId ?? 'all'} ${categoryId ?? ''}`
      }
      rowLink={({ ledgerAccountId }) => ({
        to: '/bókhald',
        search: { flipi: 'faerslur', ...(ledgerAccountId !== null && { lykill: ledgerAccountId }) },
      })}
      phoneRow={(row) => ({ title: nameOf(row), detail: placeOf(row), aside: exactAmount(row.balanceIsk) })}
      countText={messages.accountCount}
      none={t(messages.none)}
      noneMore={t(messages.noneMore)}
    />
  );
}
