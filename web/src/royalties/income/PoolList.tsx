import { closePool, listPools, type Pool } from '@omur/contract/royalties/income';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages } from './messages.ts';

/** The pools, with what each has in all periods. */
export function PoolList() {
  const t = useText();
  const toast = useToast();
  const list = usePages(listPools, { params: {} });
  const { send, isSending, refusal } = useChange(closePool, () => toast({ text: t(messages.poolDone) }));
  const state = ({ isPoolClosed }: Pool) => (
    <Badge look={isPoolClosed ? 'neutral' : 'green'}>
      {t(isPoolClosed ? messages.poolClosed : messages.poolOpen)}
    </Badge>
  );
  const act = ({ poolId, poolName, isPoolClosed, version }: Pool) => {
    const label = t(isPoolClosed ? messages.openPool : messages.closePool);
    return (
      <Button
        size="small"
        aria-label={`${label}: ${poolName}`}
        isLoading={isSending}
        onClick={() => send({ params: { poolId }, body: { isPoolClosed: !isPoolClosed, version } })}
      >
        {label}
      </Button>
    );
  };
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
    { id: 'state', header: t(messages.poolState), width: '120px', cell: state },
    { id: 'act', header: t(messages.poolAct), width: '110px', cell: act },
  ];
  return (
    <Stack>
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      <PagedTable
        list={list}
        label={t(messages.pools)}
        columns={columns}
        rowKey={({ poolId }) => poolId}
        phoneRow={(pool) => ({
          title: pool.poolName,
          detail: `${pool.categoryName} · ${exactAmount(pool.balanceIsk)}`,
          aside: (
            <>
              {state(pool)} {act(pool)}
            </>
          ),
        })}
        countText={messages.poolCount}
        none={t(messages.noPools)}
        noneMore={t(messages.noPoolsMore)}
      />
    </Stack>
  );
}
