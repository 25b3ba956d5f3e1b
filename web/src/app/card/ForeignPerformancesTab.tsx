import {
  type ListedForeignLivePerformance,
  listPersonForeignLivePerformances,
} from '@omur/contract/performances/livePerformances';
import { Plane } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import type { LazyTabProps } from './lazyTabs.ts';
import { PerformanceList, performanceColumns } from './PerformanceList.tsx';
import { abroadOrder } from './performanceOrders.ts';
import { messages } from './performanceMessages.ts';

/** F2.34: the concerts abroad that the person registered. */
export function ForeignPerformancesTab({ person: { personId } }: LazyTabProps) {
  const t = useText();
  const { light, date } = performanceColumns(t);
  return (
    <PerformanceList<ListedForeignLivePerformance>
      endpoint={listPersonForeignLivePerformances}
      personId={personId}
      label={t(messages.foreignPerformances)}
      search={messages.searchAbroad}
      order={abroadOrder}
      columns={[
        light,
        {
          id: 'performers',
          header: t(messages.performers),
          width: 'minmax(0, 2fr)',
          isTitle: true,
          isSortable: true,
          cell: (row) => row.performers,
        },
        {
          id: 'concert',
          header: t(messages.concert),
          width: 'minmax(0, 2fr)',
          isSortable: true,
          cell: (row) => row.concertTitle ?? t(messages.none),
        },
        { id: 'country', header: t(messages.country), isSortable: true, cell: (row) => row.country },
        { id: 'city', header: t(messages.city), isSortable: true, cell: (row) => row.city },
        date,
      ]}
      rowKey={(row) => row.foreignLivePerformanceId}
      rowLink={(row) => ({
        to: '/lifandi-flutningar/$livePerformanceId',
        params: { livePerformanceId: String(row.foreignLivePerformanceId) },
      })}
      phoneRow={(row) => ({
        title: row.performers,
        detail: [formatDay(row.performedOn), row.concertTitle, `${row.city}, ${row.country}`]
          .filter(Boolean)
          .join(' · '),
      })}
      icon={<Plane />}
      noneYet={messages.noneYetAbroad}
    />
  );
}
