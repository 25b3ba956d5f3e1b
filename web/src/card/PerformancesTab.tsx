import * as live from '@omur/contract/fields/livePerformances';
import { light } from '@omur/contract/fields/works';
import { type ListedLivePerformance, listPersonLivePerformances } from '@omur/contract/livePerformances';
import { MicVocal } from 'lucide-react';
import { useText } from '../texts.tsx';
import { formatDay, formatWhole } from '../ui/format.ts';
import { Light } from '../ui/Light.tsx';
import { CardList } from './CardList.tsx';
import type { LaterTabProps } from './laterTabs.ts';
import { PerformanceLights } from './PerformanceLights.tsx';
import { messages } from './performanceMessages.ts';
import { RegisterPerformance } from './RegisterPerformance.tsx';

/** F2.33: the concerts and streams at home that the person registered. */
export function PerformancesTab({ person: { personId } }: LaterTabProps) {
  const t = useText();
  return (
    <CardList<ListedLivePerformance>
      endpoint={listPersonLivePerformances}
      personId={personId}
      label={t(messages.performances)}
      count={messages.count}
      search={messages.search}
      sortable={{
        light: light.answer,
        title: live.livePerformanceTitle.answer,
        date: live.performedOn.answer,
        works: live.workCount.answer,
      }}
      usual={{ column: 'date', direction: 'descending' }}
      columns={[
        {
          id: 'light',
          header: t(messages.light),
          width: '112px',
          isSortable: true,
          cell: (row) => <Light light={row.light} />,
        },
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
        {
          id: 'date',
          header: t(messages.date),
          width: '128px',
          isNumeric: true,
          isSortable: true,
          cell: (row) => formatDay(row.performedOn),
        },
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
        aside: <Light light={row.light} />,
      })}
      icon={<MicVocal />}
      noneYet={messages.noneYet}
      noneLikeThis={messages.noneLikeThis}
      showAll={messages.showAll}
      action={<RegisterPerformance personId={personId} />}
      foot={<PerformanceLights />}
    />
  );
}
