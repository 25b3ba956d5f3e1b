import type { ReactNode } from 'react';
import { waitingApprovalsPage } from './deskPages.ts';
import { listWaitingApprovals, type WaitingApproval } from '@omur/contract/works/approvals';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { getRouteApi } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/samþykki-í-bið');

const inAddress = sortInAddress(
  listWaitingApprovals,
  { dueOn: 'dueOn' },
  { column: 'dueOn', direction: 'ascending' },
);

/** D1: who has not answered, those whose time is up first before others. */
export function WaitingApprovalsPage() {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const { leit, rod } = route.useSearch();
  const navigate = route.useNavigate();
  const sort = inAddress.read(rod);
  const change = (search: { leit?: string | undefined; rod?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...search }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));

  const list = usePages(
    listWaitingApprovals,
    { params: {}, query: { sort: inAddress.write(sort), ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const due = (row: WaitingApproval) => {
    if (row.isUnreached) return <Badge look="amber">{t(messages.unreachedShort)}</Badge>;
    return row.isHalted ? <Badge look="amber">{t(messages.stopped)}</Badge> : formatDay(row.dueOn);
  };
  const columns: Column<WaitingApproval>[] = useWaitingColumns(due);

  return (
    <Stack>
      <PageHeader
        title={t(waitingApprovalsPage.label)}
        subtitle={t(messages.waitingMore)}
        actions={
          <KeptViews
            list="approvals"
            address={{ leit, rod }}
            onOpen={(view) => change({ leit: undefined, rod: undefined, ...view })}
          />
        }
      />
      <ListToolbar count={!list.isLoading && countText(messages.waitingCount, list.count)}>
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
      </ListToolbar>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <div aria-busy={list.isChanging}>
        <VirtualTable
          label={t(waitingApprovalsPage.label)}
          columns={columns}
          rows={list.rows}
          rowKey={(row) => `${row.workId} ${row.authorId} ${row.displayName}`}
          rowLink={(row) => ({ to: '/verk/$workId', params: { workId: String(row.workId) } })}
          phoneRow={(row) => ({
            title: row.title,
            detail: `${row.displayName} · ${formatPercent(row.shareHundredths, language)}`,
            aside: due(row),
          })}
          sort={sort}
          onSort={(next) => change({ rod: inAddress.unlessFirst(next) })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState
              title={t(messages.noneWaiting)}
              icon={<MailCheck />}
              action={leit && <Button onClick={() => setTyped('')}>{t(messages.clear)}</Button>}
            >
              {t(leit ? messages.noneLikeThis : messages.allAnswered)}
            </EmptyState>
          }
        />
      </div>
    </Stack>
  );
}

function useWaitingColumns(due: (row: WaitingApproval) => ReactNode): Column<WaitingApproval>[] {
  const t = useText();
  const [language] = useLanguage();
  return [
    {
      id: 'title',
      header: t(messages.title),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      cell: (row) => row.title,
    },
    { id: 'author', header: t(messages.author), width: 'minmax(0, 1.6fr)', cell: (row) => row.displayName },
    {
      id: 'share',
      header: t(messages.share),
      width: '104px',
      isNumeric: true,
      cell: (row) => formatPercent(row.shareHundredths, language, 'column'),
    },
    {
      id: 'by',
      header: t(messages.registeredBy),
      width: 'minmax(0, 1.4fr)',
      cell: (row) => row.registeredBy ?? '–',
    },
    { id: 'asked', header: t(messages.asked), width: '116px', cell: (row) => formatDay(row.askedAt) },
    {
      id: 'reminded',
      header: t(messages.reminded),
      width: '116px',
      cell: (row) => (row.remindedAt ? formatDay(row.remindedAt) : '–'),
    },
    { id: 'dueOn', header: t(messages.lastDay), width: '132px', isSortable: true, cell: due },
  ];
}
