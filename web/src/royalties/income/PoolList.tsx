import { listPools, type Pool } from '@omur/contract/royalties/income';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { MoneyTable } from '../money/MoneyTable.tsx';
import { messages } from './messages.ts';

/** The pools, with what each has in all periods. */
export function PoolList() {
  const t = useText();
  const list = usePages(listPools, { params: {} });
  const columns: Column<Pool>[] = [
    { id: 'pool', header: t(messages.pool), isTitle: true, cell: ({ poolName }) => poolName },
    { id: 'category', header: t(messages.category), cell: ({ categoryName }) => categoryName },
    {
      id: 'balance',
      header: t(messages.balance),
      width: '200px',
      isNumeric: true,
      cell: ({ balanceIsk }) => exactAmount(balanceIsk),
    },
  ];
  return (
    <MoneyTable
      list={list}
      label={t(messages.pools)}
      columns={columns}
      rowKey={({ poolId }) => poolId}
      phoneRow={({ poolName, categoryName, balanceIsk }) => ({
        title: poolName,
        detail: categoryName,
        aside: exactAmount(balanceIsk),
      })}
      countText={t(messages.poolCount, { count: list.count })}
      none={t(messages.noPools)}
      noneMore={t(messages.noPoolsMore)}
    />
  );
}
