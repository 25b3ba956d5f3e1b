import { listUsageImports, type UsageImport } from '@omur/contract/royalties/usage';
import { getRouteApi } from '@tanstack/react-router';
import { FileUp, Link2, RadioTower } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { usageImportsPage } from './deskPages.ts';
import { ImportState } from './ImportState.tsx';
import { kindNames, messages } from './messages.ts';
import { periodOf } from './usagePeriod.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/notkun');

/** R6: every file of reported usage, the newest first. */
export function UsageImportsPage() {
  return (
    <StaffOnly>
      <UsageImports />
    </StaffOnly>
  );
}

function UsageImports() {
  const t = useText();
  const countText = useCountText();
  const { nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const list = usePages(listUsageImports, { params: {} }, { isLive: true });
  return (
    <Stack>
      <PageHeader
        title={t(usageImportsPage.label)}
        subtitle={t(messages.pageMore)}
        actions={
          <>
            <ButtonLink to="/pörun" icon={<Link2 size={18} aria-hidden />}>
              {t(messages.toMatching)}
            </ButtonLink>
            <Button
              look="primary"
              icon={<FileUp size={18} aria-hidden />}
              onClick={() => void navigate({ search: { nytt: 'skra' }, replace: true })}
            >
              {t(messages.add)}
            </Button>
          </>
        }
      />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        <VirtualTable
          label={t(messages.files)}
          columns={columnsOf(t)}
          rows={list.rows}
          rowKey={({ usageImportId }) => usageImportId}
          rowLink={({ usageImportId }) => ({
            to: '/notkun/$usageImportId',
            params: { usageImportId: String(usageImportId) },
          })}
          phoneRow={(row) => ({
            title: row.senderName,
            detail: [t(kindNames[row.usageKind]), periodOf(row), row.fileName].filter(Boolean).join(' · '),
            aside: <ImportState state={row.usageImportState} />,
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={list.emptyText ?? ''} icon={<RadioTower />}>
              {t(messages.noneHint)}
            </EmptyState>
          }
        />
      </div>
      {nytt === 'skra' && (
        <AnnounceDialog
          onAnnounced={(usageImportId) =>
            void navigate({
              to: '/notkun/$usageImportId',
              params: { usageImportId: String(usageImportId) },
            })
          }
          onClose={() => void navigate({ search: {}, replace: true })}
        />
      )}
    </Stack>
  );
}

const columnsOf = (t: ReturnType<typeof useText>): Column<UsageImport>[] => [
  {
    id: 'sender',
    header: t(messages.sender),
    width: 'minmax(0, 1.2fr)',
    isTitle: true,
    cell: (row) => row.senderName,
  },
  { id: 'kind', header: t(messages.kind), cell: (row) => t(kindNames[row.usageKind]) },
  { id: 'file', header: t(messages.file), cell: (row) => row.fileName },
  {
    id: 'period',
    header: t(messages.period),
    width: '214px',
    cell: (row) => periodOf(row) || t(messages.none),
  },
  {
    id: 'lines',
    header: t(messages.lines),
    width: '96px',
    isNumeric: true,
    cell: ({ lineCount }) => (lineCount ? formatWhole(lineCount) : t(messages.none)),
  },
  {
    id: 'state',
    header: t(messages.state),
    width: '140px',
    cell: ({ usageImportState }) => <ImportState state={usageImportState} />,
  },
];
