import { listTransfers, type Transfer } from '@omur/contract/publishing/transfers';
import { ArrowRightLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { AskDialog } from './AskDialog.tsx';
import { transfersPage } from './deskPages.ts';
import { messages } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

/** X45: transfers of whole catalogues, the latest first. */
export function TransfersPage() {
  return (
    <StaffOnly>
      <Transfers />
    </StaffOnly>
  );
}

function Transfers() {
  const t = useText();
  const countText = useCountText();
  const { role } = useLoggedIn();
  const [isAsking, setIsAsking] = useState(false);
  const list = usePages(listTransfers, { params: {}, query: {} }, { isLive: true });
  const columns = useColumns();
  return (
    <Stack>
      <PageHeader
        title={t(transfersPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          role === 'administrator' && (
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
              {t(messages.ask)}
            </Button>
          )
        }
      />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={t(transfersPage.label)}
            columns={columns}
            rows={list.rows}
            rowKey={({ transferId }) => transferId}
            rowLink={({ transferId }) => ({
              to: '/samningar/yfirfaerslur/$transferId',
              params: { transferId: String(transferId) },
            })}
            phoneRow={(row) => ({
              title: t(messages.title, { giver: row.giverName, receiver: row.receiverName }),
              detail: `${formatDay(row.transfersOn)} · ${t(messages.states[row.transferState])}`,
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState title={list.emptyText ?? ''} icon={<ArrowRightLeft />}>
                {t(messages.noneHint)}
              </EmptyState>
            }
          />
        )}
      </div>
      {isAsking && <AskDialog onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}

function useColumns(): Column<Transfer>[] {
  const t = useText();
  return [
    {
      id: 'number',
      header: t(messages.number),
      width: '72px',
      cell: ({ transferId }) => <span className="dim tabular">{transferId}</span>,
    },
    {
      id: 'giver',
      header: t(messages.giver),
      width: 'minmax(0, 1.5fr)',
      isTitle: true,
      cell: ({ giverName }) => giverName,
    },
    {
      id: 'receiver',
      header: t(messages.receiver),
      width: 'minmax(0, 1.5fr)',
      cell: (row) => row.receiverName,
    },
    {
      id: 'day',
      header: t(messages.day),
      width: '128px',
      isNumeric: true,
      cell: ({ transfersOn }) => formatDay(transfersOn),
    },
    { id: 'askedBy', header: t(messages.askedBy), width: 'minmax(0, 1fr)', cell: ({ askedBy }) => askedBy },
    {
      id: 'state',
      header: t(messages.state),
      width: '190px',
      cell: ({ transferState }) => <StateBadge state={transferState} />,
    },
  ];
}
