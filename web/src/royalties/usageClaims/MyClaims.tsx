import { listUsageClaims, type UsageClaim, withdrawUsageClaim } from '@omur/contract/royalties/usageClaims';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { bandOf, placeOf } from './amounts.ts';
import { ClaimState } from './ClaimState.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** What the member has claimed, and what became of it. */
export function MyClaims({ mayClaim, onSearch }: { mayClaim: boolean; onSearch: () => void }) {
  const t = useText();
  const countText = useCountText();
  const [doomed, setDoomed] = useState<UsageClaim>();
  const list = usePages(listUsageClaims, { params: {} }, { isLive: true });
  const titleOf = (row: UsageClaim) => row.title || t(messages.untitled);
  const money = (row: UsageClaim) => (row.amountIsk === null ? bandOf(row, t) : formatAmount(row.amountIsk));
  const outcome = (row: UsageClaim) => {
    if (row.claimState === 'refused') return row.remark ?? t(messages.otherWork);
    if (row.claimState !== 'accepted') return null;
    return row.paidIn === null ? t(messages.paidNext) : t(messages.paidIn, { number: row.paidIn });
  };
  const state = (row: UsageClaim) => (
    <>
      <ClaimState state={row.claimState} /> <span className="dim small">{outcome(row)}</span>
    </>
  );
  const action = (row: UsageClaim) =>
    mayClaim &&
    row.claimState === 'waiting' && (
      <Button
        size="small"
        look="quiet"
        aria-label={t(messages.withdrawWhich, { title: titleOf(row) })}
        onClick={() => setDoomed(row)}
      >
        {t(messages.withdraw)}
      </Button>
    );
  const columns: Column<UsageClaim>[] = [
    { id: 'title', header: t(messages.title), isTitle: true, cell: titleOf },
    { id: 'work', header: t(messages.work), cell: ({ workTitle }) => workTitle },
    { id: 'where', header: t(messages.where), cell: placeOf },
    {
      id: 'when',
      header: t(messages.claimed),
      width: '116px',
      cell: ({ claimedAt }) => formatDay(claimedAt),
    },
    { id: 'money', header: t(messages.money), width: '140px', isNumeric: true, cell: money },
    { id: 'state', header: t(messages.state), width: 'minmax(0, 1.4fr)', cell: state },
    { id: 'actions', header: t(messages.actions), width: '140px', cell: action },
  ];
  return (
    <Stack>
      <ListToolbar count={!list.isLoading && countText(messages.claimCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.mine)}
        columns={columns}
        rows={list.rows}
        rowKey={({ usageClaimId }) => usageClaimId}
        rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
        phoneRow={(row) => ({
          title: titleOf(row),
          detail: (
            <>
              <div>{row.workTitle}</div>
              <div className="small">
                {placeOf(row)} · {money(row)}
              </div>
              <div className="small">{outcome(row)}</div>
            </>
          ),
          aside: (
            <>
              <ClaimState state={row.claimState} />
              {action(row)}
            </>
          ),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={
          <EmptyState
            title={t(messages.noneMine)}
            action={<Button onClick={onSearch}>{t(messages.toSearch)}</Button>}
          />
        }
      />
      {doomed && <WithdrawDialog claim={doomed} onClose={() => setDoomed(undefined)} />}
    </Stack>
  );
}

function WithdrawDialog({ claim, onClose }: { claim: UsageClaim; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { usageClaimId } = claim;
  const { send, isSending, refusal } = useChange(withdrawUsageClaim, () => {
    toast({ text: t(messages.withdrawn) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.withdrawTitle)}
      confirmLabel={t(messages.withdraw)}
      isLoading={isSending}
      onConfirm={() => send({ params: { usageClaimId } })}
      onClose={onClose}
    >
      {refusal ?? t(messages.withdrawMore)}
    </ConfirmDialog>
  );
}
