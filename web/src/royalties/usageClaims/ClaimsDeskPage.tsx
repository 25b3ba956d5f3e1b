import type { ReactNode } from 'react';
import { type ClaimState, claimStates } from '@omur/contract/platform/fields/usageClaims';
import { listOutsiders } from '@omur/contract/royalties/outsiders';
import { type DeskUsageClaim, listDeskUsageClaims } from '@omur/contract/royalties/usageClaims';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatAmount, formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { deskMessages } from './deskMessages.ts';
import { messages } from './messages.ts';
import { outsiderMessages } from './outsiderMessages.ts';
import { Outsiders } from './Outsiders.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/kröfur');
/** The tab of those who are no members (O256). */
const outside = 'utan';

/** D1: staff decide on what members claim. */
export function ClaimsDeskPage() {
  return (
    <StaffOnly>
      <ClaimsDesk />
    </StaffOnly>
  );
}

function ClaimsDesk() {
  const t = useText();
  const countText = useCountText();
  const { stada } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<DeskUsageClaim>();
  const state: ClaimState = claimStates.find((one) => one === stada) ?? 'waiting';
  const isWaiting = state === 'waiting';
  const list = usePages(
    listDeskUsageClaims,
    { params: {}, query: { ...(!isWaiting && { claimState: state }) } },
    { isLive: true },
  );
  const titleOf = (row: DeskUsageClaim) => row.title || t(messages.untitled);
  const action = (row: DeskUsageClaim) => (
    <Button
      size="small"
      aria-label={t(isWaiting ? deskMessages.decideWhich : deskMessages.showWhich, { title: titleOf(row) })}
      onClick={() => setOpened(row)}
    >
      {t(isWaiting ? deskMessages.decide : deskMessages.show)}
    </Button>
  );
  const columns: Column<DeskUsageClaim>[] = useClaimColumns({ titleOf, action });
  const tabs = useTabs();
  return (
    <Stack>
      <PageHeader
        title={t(deskMessages.page)}
        subtitle={t(deskMessages.pageMore)}
        actions={
          <KeptViews
            list="claims"
            address={{ stada }}
            onOpen={(view) => void navigate({ search: view, replace: true, resetScroll: false })}
          />
        }
      />
      <Tabs
        label={t(deskMessages.tabs)}
        tabs={tabs}
        value={stada === outside ? outside : state}
        onChange={(id) =>
          void navigate({ search: id === 'waiting' ? {} : { stada: id }, replace: true, resetScroll: false })
        }
      >
        {stada === outside ? (
          <Outsiders />
        ) : (
          <Stack>
            <ListToolbar count={!list.isLoading && countText(deskMessages.count, list.count)} />
            {list.error && <PageFailed error={list.error} reset={list.retry} />}
            <div aria-busy={list.isChanging}>
              <VirtualTable
                label={t(deskMessages.page)}
                columns={columns}
                rows={list.rows}
                rowKey={({ usageClaimId }) => usageClaimId}
                rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
                phoneRow={(row) => ({
                  title: titleOf(row),
                  detail: (
                    <>
                      <div>
                        {row.workTitle} · {row.name}
                      </div>
                      <div className="small">
                        {formatDay(row.claimedAt)} · {formatAmount(row.amountIsk)}
                      </div>
                    </>
                  ),
                  aside: action(row),
                })}
                count={list.count}
                onMore={list.onMore}
                isLoading={list.isLoading}
                isLoadingMore={list.isLoadingMore}
                empty={
                  <EmptyState title={t(isWaiting ? deskMessages.noneWaiting : deskMessages.noneDecided)} />
                }
              />
            </div>
          </Stack>
        )}
      </Tabs>
      {opened && <DecisionDialog claim={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

/** The states of claims, and those outside the society, with how many of them wait: the home counts them too. */
function useTabs() {
  const t = useText();
  const { count } = usePages(listOutsiders, { params: {}, query: {} }, { isLive: true });
  return [
    ...claimStates.map((id) => ({ id, label: t(deskMessages[id]) })),
    { id: outside, label: t(outsiderMessages.tab), ...(count > 0 && { count }) },
  ];
}

function useClaimColumns({
  titleOf,
  action,
}: {
  titleOf: (row: DeskUsageClaim) => string;
  action: (row: DeskUsageClaim) => ReactNode;
}): Column<DeskUsageClaim>[] {
  const t = useText();
  return [
    { id: 'title', header: t(messages.title), isTitle: true, cell: titleOf },
    { id: 'performers', header: t(messages.performers), cell: ({ performers }) => performers ?? '–' },
    { id: 'work', header: t(messages.work), cell: ({ workTitle }) => workTitle },
    { id: 'claimant', header: t(deskMessages.claimant), cell: ({ name }) => name },
    {
      id: 'claimed',
      header: t(messages.claimed),
      width: '116px',
      cell: ({ claimedAt }) => formatDay(claimedAt),
    },
    {
      id: 'money',
      header: t(messages.money),
      width: '132px',
      isNumeric: true,
      cell: ({ amountIsk }) => formatAmount(amountIsk),
    },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: action },
  ];
}
