import { listDeskLivePerformances } from '@omur/contract/performances/performanceDesk';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import type { DeskLivePerformance } from '@omur/contract/performances/performanceDesk';
import type { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column, PhoneRow } from '../../platform/ui/columns.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { messages } from './messages.ts';

type Say = ReturnType<typeof useText>;

export const inAddress = sortInAddress(
  listDeskLivePerformances,
  {
    title: 'livePerformanceTitle',
    date: 'performedOn',
    registered: 'registeredAt',
    red: 'redCount',
    unknown: 'foreignCount',
  },
  { column: 'date', direction: 'descending' },
);

export function columnsOf(t: Say): Column<DeskLivePerformance>[] {
  const counted = (count: number) => (count === 0 ? <span className="dim">0</span> : formatWhole(count));
  return [
    { id: 'light', header: t(messages.light), width: '92px', cell: ({ light }) => <Light light={light} /> },
    {
      id: 'title',
      header: t(messages.performance),
      width: 'minmax(0, 3fr)',
      isTitle: true,
      isSortable: true,
      cell: ({
        livePerformanceTitle,
        isClosed,
        askedCount: asked,
        confirmedCount: confirmed,
        objectedCount,
      }) => (
        <>
          {livePerformanceTitle} {isClosed && <Badge>{t(messages.closed)}</Badge>}{' '}
          {asked > 0 && <Badge>{t(messages.wordsOf, { confirmed, asked })}</Badge>}{' '}
          {objectedCount > 0 && (
            <Badge look="amber">{t(messages.objectedCount, { count: objectedCount })}</Badge>
          )}
        </>
      ),
    },
    { id: 'venue', header: t(messages.venue), width: 'minmax(0, 2fr)', cell: ({ venueName }) => venueName },
    { id: 'registrant', header: t(messages.registrant), width: 'minmax(0, 2fr)', cell: ({ name }) => name },
    {
      id: 'date',
      header: t(messages.date),
      width: '124px',
      isNumeric: true,
      isSortable: true,
      cell: ({ performedOn }) => formatDay(performedOn),
    },
    {
      id: 'red',
      header: t(messages.red),
      width: '76px',
      isNumeric: true,
      isSortable: true,
      cell: ({ redCount }) => counted(redCount),
    },
    {
      id: 'unknown',
      header: t(messages.unknown),
      width: '112px',
      isNumeric: true,
      isSortable: true,
      cell: ({ foreignCount }) => counted(foreignCount),
    },
    {
      id: 'registered',
      header: t(messages.registered),
      width: '124px',
      isNumeric: true,
      isSortable: true,
      cell: (row) => formatDay(row.registeredAt),
    },
  ];
}

export function onPhone(t: Say): (row: DeskLivePerformance) => PhoneRow {
  return ({
    livePerformanceTitle,
    performedOn,
    name,
    redCount,
    foreignCount,
    objectedCount,
    isClosed,
    light,
  }) => ({
    title: livePerformanceTitle,
    detail: [
      formatDay(performedOn),
      name,
      redCount > 0 && t(messages.redCount, { count: redCount }),
      foreignCount > 0 && t(messages.unknownCount, { count: foreignCount }),
      objectedCount > 0 && t(messages.objectedCount, { count: objectedCount }),
      isClosed && t(messages.closed),
    ]
      .filter(Boolean)
      .join(' · '),
    aside: <Light light={light} />,
  });
}
