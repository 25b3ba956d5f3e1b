import { getWorkListSettings, listWorks, workColumns } from '@omur/contract/app/workList';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor, queryFor, usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { columnsOf, onPhone, usualColumns } from './columns.tsx';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { Filters, lights } from './Filters.tsx';
import { messages } from './messages.ts';
import type { WorkListSearch } from './pages.ts';
import { useChosen } from './useChosen.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/verkaskra');
const order = sortInAddress(
  listWorks,
  { title: 'title', workId: 'workId', light: 'light', registered: 'firstRegisteredAt', earned: 'amountIsk' },
  { column: 'title', direction: 'ascending' },
);
const nothing: WorkListSearch = {
  leit: undefined,
  hofundur: undefined,
  rod: undefined,
  ljos: undefined,
  merki: undefined,
};

/** H100: a member's works, to be found, arranged, and chosen for one action. */
export function WorkListPage() {
  const t = useText();
  const countText = useCountText();
  const { person } = useMember();
  const [isChoosing, setIsChoosing] = useState(false);
  const [address, change] = useAddress();
  const { data: settings, error, refetch } = useQuery(queryFor(getWorkListSettings));
  const chosen = useChosen();
  const query = askedBy(address);
  const list = usePages(listWorks, { params: {}, query });
  const all = useAll(query, chosen.add);
  const [typed, setTyped] = useTyped(address.leit ?? '', (text) => change({ leit: text || undefined }));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  const columns = workColumns.filter((id) => (settings?.columns ?? usualColumns).includes(id));
  return (
    <Stack>
      <PageHeader
        isAside
        title={t(messages.title)}
        subtitle={t(messages.more)}
        actions={
          <>
            <KeptViews
              list="works"
              address={address}
              onOpen={(view) => change({ ...nothing, ...(view as WorkListSearch) })}
            />
            <Button
              icon={<Columns3 size={18} aria-hidden />}
              aria-haspopup="dialog"
              disabled={!settings}
              onClick={() => setIsChoosing(true)}
            >
              {t(messages.columns)}
            </Button>
            <Button isLoading={all.isFetching} disabled={list.count === 0} onClick={() => void all.choose()}>
              {t(messages.chooseAll)}
            </Button>
          </>
        }
      />
      <div>
        <SearchedList
          label={t(messages.title)}
          list={list}
          count={countText(messages.count, list.count)}
          search={{ label: t(messages.search), value: typed, onChange: setTyped }}
          filters={
            <Filters
              personId={person?.personId}
              address={address}
              labels={settings?.labels ?? []}
              change={change}
            />
          }
          columns={columnsOf(t, columns, chosen)}
          rowKey={({ workId }) => workId}
          rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
          phoneRow={onPhone(t, columns, chosen)}
          sort={order.read(address.rod)}
          onSort={(sort) => change({ rod: order.unlessFirst(sort) })}
          empty={
            <EmptyState
              title={t(messages.none)}
              action={<Button onClick={() => change(nothing)}>{t(messages.showAll)}</Button>}
            >
              {t(messages.noneMore)}
            </EmptyState>
          }
        />
        <ChosenBar works={chosen.works} columns={columns} onClear={chosen.clear} />
      </div>
      {isChoosing && <ColumnsDialog shown={columns} onClose={() => setIsChoosing(false)} />}
    </Stack>
  );
}

function useAddress() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: WorkListSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  return [address, change] as const;
}

const askedBy = ({ leit, hofundur, rod, ljos, merki }: WorkListSearch) => ({
  search: leit,
  authorId: hofundur,
  light: lights.find((one) => one === ljos),
  label: merki,
  sort: order.write(order.read(rod)),
});

/** All works that are found are read whole before they are chosen. */
function useAll(query: ReturnType<typeof askedBy>, choose: ReturnType<typeof useChosen>['add']) {
  const client = useQueryClient();
  const toast = useToast();
  const [isFetching, setIsFetching] = useState(false);
  return {
    isFetching,
    choose: async () => {
      setIsFetching(true);
      try {
        choose((await client.fetchQuery(listQueryFor(listWorks, { query }))).rows);
      } catch (error) {
        toast({ text: (error as Error).message, look: 'danger' });
      } finally {
        setIsFetching(false);
      }
    },
  };
}
