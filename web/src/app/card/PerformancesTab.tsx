import {
  type ListedLivePerformance,
  listPersonLivePerformances,
} from '@omur/contract/performances/livePerformances';
import { MicVocal } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import type { LazyTabProps } from './lazyTabs.ts';
import { PerformanceList, performanceColumns } from './PerformanceList.tsx';
import { homeOrder } from './performanceOrders.ts';
import { messages } from './performanceMessages.ts';

/** F2.33: the concerts and streams at home that the person registered. */
export function PerformancesTab({ person: { personId } }: LazyTabProps) {
  const t = useText();
  const { light, date } = performanceColumns(t);
  return (
    <PerformanceList<ListedLivePerformance>
      endpoint={listPersonLivePerformances}
      personId={personId}
      label={t(messages.performances)}
      search={messages.search}
      order={homeOrder}
      columns={[
        light,
        {
          id: 'title',
          header: t(messages.title),
          width: 'minmax(0, 3fr)',
          isTitle: true,
          isSortable: true,
          cell: (row) => row.livePerformanceTitle,
        },
        {
          id: 'venue',
          header: t(messages.venue),
          width: 'minmax(0, 2fr)',
          cell: (row) => row.venueName,
        },
        date,
        {
          id: 'works',
          header: t(messages.works),
          width: '128px',
          isNumeric: true,
          isSortable: true,
          cell: (row) => formatWhole(row.workCount),
        },
      ]}
      rowKey={(row) => row.livePerformanceId}
      rowLink={(row) => ({
        to: '/lifandi-flutningar/$livePerformanceId',
        params: { livePerformanceId: String(row.livePerformanceId) },
      })}
      phoneRow={(row) => ({
        title: row.livePerformanceTitle,
        detail: [
          formatDay(row.performedOn),
          row.venueName,
          t(messages.worksCount, { count: row.workCount }),
        ].join(' · '),
      })}
      icon={<MicVocal />}
      noneYet={messages.noneYet}
    />
  );
}
