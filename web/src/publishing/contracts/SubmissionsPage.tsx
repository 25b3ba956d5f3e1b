import type { Column } from '../../platform/ui/columns.ts';
import { submissionsPage } from './deskPages.ts';
import { type ListedSubmission, listSubmissions } from '@omur/contract/publishing/contractSubmissions';
import { getRouteApi } from '@tanstack/react-router';
import { FilePenLine } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { linkOf } from './columns.tsx';
import { messages } from './messages.ts';
import { shareText } from './share.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/samningar/innsendir');

/** D1, A2: the contracts that await a decision, for staff. */
export function SubmissionsPage() {
  return (
    <StaffOnly>
      <Submissions />
    </StaffOnly>
  );
}

function Submissions() {
  const t = useText();
  const countText = useCountText();
  const { leit } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useTyped(
    leit ?? '',
    (text) => void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false }),
  );
  const columns = useSubmissionColumns();
  const list = usePages(
    listSubmissions,
    { params: {}, query: { ...(leit && { search: leit }) } },
    { isLive: true },
  );
  return (
    <Stack>
      <PageHeader title={t(submissionsPage.label)} subtitle={t(messages.deskSubtitle)} />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
          <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        </ListToolbar>
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={t(submissionsPage.label)}
            columns={columns}
            rows={list.rows}
            rowKey={({ submissionId }) => submissionId}
            rowLink={linkOf}
            phoneRow={(row) => ({
              title: `${row.name} · ${row.displayName}`,
              detail: `${t(messages.worksCount, { count: row.worksCount })} · ${t(messages.submittedAt)} ${formatDay(row.submittedAt)}`,
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState
                title={list.emptyText ?? ''}
                icon={<FilePenLine />}
                action={leit && <Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
              >
                {t(leit ? messages.noneLikeThis : messages.deskEmpty)}
              </EmptyState>
            }
          />
        )}
      </div>
    </Stack>
  );
}

function useSubmissionColumns(): Column<ListedSubmission>[] {
  const t = useText();
  const [language] = useLanguage();
  return [
    {
      id: 'number',
      header: t(messages.number),
      width: '84px',
      cell: ({ submissionId }) => <span className="dim tabular">{submissionId}</span>,
    },
    {
      id: 'name',
      header: t(messages.publisher),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      cell: ({ name }) => name,
    },
    {
      id: 'displayName',
      header: t(messages.author),
      width: 'minmax(0, 2fr)',
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'shares',
      header: `${t(messages.performance)} / ${t(messages.mechanical)}`,
      width: '190px',
      isNumeric: true,
      cell: (row) =>
        `${shareText(row.performanceShareHundredths, language)} / ${shareText(row.mechanicalShareHundredths, language)}`,
    },
    {
      id: 'works',
      header: t(messages.inside),
      width: '84px',
      isNumeric: true,
      cell: ({ worksCount }) => worksCount,
    },
    {
      id: 'submittedAt',
      header: t(messages.submittedAt),
      width: '132px',
      isNumeric: true,
      cell: ({ submittedAt }) => formatDay(submittedAt),
    },
  ];
}
