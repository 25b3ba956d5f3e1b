import { type Estate, listEstates } from '@omur/contract/works/estates';
import { useNavigate } from '@tanstack/react-router';
import { Flower2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
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
import { estatesPage } from './deskPages.ts';
import { messages } from './messages.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { StateBadge, stateText } from './StateBadge.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

/** H112, H113: deaths that were reported, those that wait first. */
export function EstatesPage() {
  return (
    <StaffOnly>
      <Estates />
    </StaffOnly>
  );
}

function Estates() {
  const t = useText();
  const countText = useCountText();
  const navigate = useNavigate();
  const [isReporting, setIsReporting] = useState(false);
  const list = usePages(listEstates, { params: {}, query: {} }, { isLive: true });
  const columns: Column<Estate>[] = [
    {
      id: 'name',
      header: t(messages.deceasedName),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      cell: ({ deceasedName }) => deceasedName,
    },
    {
      id: 'day',
      header: t(messages.deceasedOn),
      width: '128px',
      cell: ({ deceasedOn }) => formatDay(deceasedOn),
    },
    {
      id: 'by',
      header: t(messages.reportedBy),
      width: 'minmax(0, 1.5fr)',
      cell: ({ reportedBy }) => reportedBy,
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '240px',
      cell: (estate) => <StateBadge estate={estate} />,
    },
  ];
  return (
    <Stack>
      <PageHeader
        title={t(estatesPage.label)}
        subtitle={t(messages.estatesMore)}
        actions={<Button onClick={() => setIsReporting(true)}>{t(messages.report)}</Button>}
      />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={t(estatesPage.label)}
            columns={columns}
            rows={list.rows}
            rowKey={({ estateId }) => estateId}
            rowLink={({ estateId }) => ({
              to: '/danarbu/$estateId',
              params: { estateId: String(estateId) },
            })}
            phoneRow={(row) => ({
              title: row.deceasedName,
              detail: `${formatDay(row.deceasedOn)} · ${t(stateText(row))}`,
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState title={list.emptyText ?? ''} icon={<Flower2 />}>
                {t(messages.noneHint)}
              </EmptyState>
            }
          />
        )}
      </div>
      {isReporting && (
        <ReportDialog
          onClose={(estateId) => {
            setIsReporting(false);
            if (estateId !== undefined)
              void navigate({ to: '/danarbu/$estateId', params: { estateId: String(estateId) } });
          }}
        />
      )}
    </Stack>
  );
}
