import * as live from '@omur/contract/fields/livePerformances';
import { country } from '@omur/contract/fields/places';
import { light, performers } from '@omur/contract/fields/works';
import {
  type ListedForeignLivePerformance,
  listPersonForeignLivePerformances,
} from '@omur/contract/livePerformances';
import { Plane } from 'lucide-react';
import { useText } from '../texts.tsx';
import { formatDay } from '../ui/format.ts';
import { Light } from '../ui/Light.tsx';
import { CardList } from './CardList.tsx';
import type { LaterTabProps } from './laterTabs.ts';
import { PerformanceLights } from './PerformanceLights.tsx';
import { messages } from './performanceMessages.ts';
import { RegisterPerformance } from './RegisterPerformance.tsx';

/** F2.34: the concerts abroad that the person registered. */
export function ForeignPerformancesTab({ person: { personId } }: LaterTabProps) {
  const t = useText();
  return (
    <CardList<ListedForeignLivePerformance>
      endpoint={listPersonForeignLivePerformances}
      personId={personId}
      label={t(messages.foreignPerformances)}
      count={messages.count}
      search={messages.searchAbroad}
      sortable={{
        light: light.answer,
        performers: performers.answer,
        concert: live.concertTitle.answer,
        country: country.answer,
        city: live.city.answer,
        date: live.performedOn.answer,
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
        {
          id: 'date',
          header: t(messages.date),
          width: '128px',
          isNumeric: true,
          isSortable: true,
          cell: (row) => formatDay(row.performedOn),
        },
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
        aside: <Light light={row.light} />,
      })}
      icon={<Plane />}
      noneYet={messages.noneYetAbroad}
      noneLikeThis={messages.noneLikeThis}
      showAll={messages.showAll}
      action={<RegisterPerformance personId={personId} />}
      foot={<PerformanceLights />}
    />
  );
}
