import { listAskedSetLists } from '@omur/contract/performances/setListWords';
import { getRouteApi } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedCards } from '../../platform/page/PagedCards.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AskedSetList } from './AskedSetList.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/portal/lifandi-flutningar/lagalistar');

/** H159: the set lists that others registered and the reader is asked about; the one that a notification told of stands first. */
export function AskedSetListsPage() {
  const t = useText();
  const { nr } = route.useSearch();
  const list = usePages(listAskedSetLists, { params: {} });
  const isTold = (row: { livePerformanceId: number }) => row.livePerformanceId === nr;
  const rows = [...list.rows.filter(isTold), ...list.rows.filter((row) => !isTold(row))];
  return (
    <Stack>
      <PageHeader title={t(messages.title)} subtitle={t(messages.subtitle)} />
      <div>
        <PagedCards
          list={{ ...list, rows }}
          countText={messages.count}
          rowKey={({ livePerformanceId, authorId }) => `${livePerformanceId} ${authorId}`}
          card={(row) => <AskedSetList asked={row} />}
          noneMore={t(messages.none)}
          noneIcon={<ListChecks />}
        />
      </div>
    </Stack>
  );
}
