import { performancesPage } from './deskPages.ts';
import {
  deskFilters,
  type DeskFilter,
  listDeskLivePerformances,
} from '@omur/contract/performances/performanceDesk';
import { getRouteApi } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import type { PerformancesSearch } from './deskPages.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { columnsOf, onPhone, inAddress } from './columns.tsx';
import { filterNames, messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/lifandi-flutningar/yfirlit');

/** D1: the live performances of everybody, those first that have something to look at. */
export function PerformancesPage() {
  return (
    <StaffOnly>
      <Performances />
    </StaffOnly>
  );
}

const filterOf = (sia: string | undefined): DeskFilter =>
  deskFilters.find((filter) => filter === sia) ?? 'attention';

function Performances() {
  const t = useText();
  const countText = useCountText();
  const { leit, sia, rod } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: PerformancesSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));
  const filter = filterOf(sia);
  const sort = inAddress.read(rod);
  const list = usePages(
    listDeskLivePerformances,
    { params: {}, query: { filter, sort: inAddress.write(sort), ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const isDone = filter === 'attention' && leit === undefined;

  return (
    <Stack>
      <PageHeader
        title={t(performancesPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <KeptViews
            list="performances"
            address={{ leit, sia, rod }}
            onOpen={(view) => change({ leit: undefined, sia: undefined, rod: undefined, ...view })}
          />
        }
      />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
          <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
          <SelectField
            isLabelHidden
            label={t(messages.show)}
            value={filter}
            onChange={(next) => change({ sia: next === 'attention' ? undefined : next })}
            options={deskFilters.map((value) => ({ value, label: t(filterNames[value]) }))}
          />
        </ListToolbar>
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={t(performancesPage.label)}
            columns={columnsOf(t)}
            rows={list.rows}
            rowKey={({ livePerformanceId }) => livePerformanceId}
            rowLink={({ livePerformanceId, redCount, foreignCount }) => ({
              to: '/lifandi-flutningar/$livePerformanceId',
              params: { livePerformanceId: String(livePerformanceId) },
              // Where there is something to look at.
              search: redCount > 0 ? { flipi: 'raud-ljos' } : foreignCount > 0 ? { flipi: 'erlendir' } : {},
            })}
            phoneRow={onPhone(t)}
            sort={sort}
            onSort={(next) => change({ rod: inAddress.unlessFirst(next) })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState
                title={isDone ? t(messages.nothingWaits) : (list.emptyText ?? '')}
                icon={isDone && <CircleCheck />}
                action={
                  <Button
                    onClick={() => {
                      setTyped('');
                      change({ leit: undefined, sia: 'all' });
                    }}
                  >
                    {t(messages.showAll)}
                  </Button>
                }
              >
                {t(isDone ? messages.nothingWaitsHint : messages.noneLikeThis)}
              </EmptyState>
            }
          />
        )}
      </div>
    </Stack>
  );
}
