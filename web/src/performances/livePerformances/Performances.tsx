import type { ReactNode } from 'react';
import {
  type LivePerformance,
  listPerformances,
  listPerformancesAbroad,
  type Performance,
} from '@omur/contract/performances/livePerformances';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { Suspense } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import styles from './detail.module.css';
import { messages } from './detailMessages.ts';
import { Lines } from './Lines.tsx';

export interface ListProps {
  performance: LivePerformance;
  /** Staff correct the lines of what is open. */
  mayChange: boolean;
}

const LineTools = lazyComponent(async () => (await import('../staff/LineTools.tsx')).LineTools);

const AddLine = lazyComponent(async () => (await import('../staff/AddLine.tsx')).AddLine);

/** L3.4: the works of the system that were played. */
export function Performances({ performance, mayChange }: ListProps) {
  const t = useText();
  const { livePerformanceId, performanceTypeId } = performance;
  const isStream = performanceTypeId === types.streaming;
  const tools = (line: Performance) => (
    <Suspense>
      <LineTools performance={performance} line={line} />
    </Suspense>
  );
  const columns = usePerformanceColumns(isStream, mayChange ? tools : undefined);
  return (
    <Lines<Performance>
      endpoint={performanceTypeId === types.foreign ? listPerformancesAbroad : listPerformances}
      livePerformanceId={livePerformanceId}
      label={t(messages.performances)}
      count={messages.performanceCount}
      emptyHint={t(messages.noPerformancesHint)}
      action={
        mayChange && (
          <Suspense>
            <AddLine performance={performance} />
          </Suspense>
        )
      }
      columns={columns}
      rowKey={(line) => line.performanceId}
      rowLink={(line) => ({ to: '/verk/$workId', params: { workId: String(line.workId) } })}
      phoneRow={(line) => ({
        title: line.title,
        detail: [
          formatDuration(line.durationSeconds),
          t(messages.times, { count: line.quantity }),
          !isStream && t(messages.pointsCount, { count: line.points }),
        ]
          .filter(Boolean)
          .join(' · '),
        aside: (
          <span className={styles.aside}>
            <Light light={line.light} />
            {mayChange && tools(line)}
          </span>
        ),
      })}
    />
  );
}

function usePerformanceColumns(
  isStream: boolean,
  tools: ((line: Performance) => ReactNode) | undefined,
): Column<Performance>[] {
  const t = useText();
  const points: Column<Performance> = {
    id: 'points',
    header: t(messages.points),
    width: '88px',
    isNumeric: true,
    cell: (line) => formatWhole(line.points),
  };
  return [
    { id: 'light', header: t(messages.light), width: '92px', cell: (line) => <Light light={line.light} /> },
    {
      id: 'title',
      header: t(messages.work),
      width: 'minmax(0, 3fr)',
      isTitle: true,
      cell: (line) => (
        <>
          {line.title}
          {line.artists && <span className={styles.second}>{line.artists}</span>}
        </>
      ),
    },
    {
      id: 'number',
      header: t(messages.workNumber),
      width: '104px',
      isNumeric: true,
      cell: (line) => <span className="dim">{line.workId}</span>,
    },
    {
      id: 'quantity',
      header: t(messages.quantity),
      width: '80px',
      isNumeric: true,
      cell: (line) => formatWhole(line.quantity),
    },
    {
      id: 'length',
      header: t(messages.length),
      width: '80px',
      isNumeric: true,
      cell: (line) => formatDuration(line.durationSeconds),
    },
    ...(isStream ? [] : [points]),
    {
      id: 'firstPerformed',
      header: t(messages.firstPerformed),
      width: '112px',
      isNumeric: true,
      cell: (line) => (line.firstPerformedOn ? formatDay(line.firstPerformedOn) : t(messages.none)),
    },
    ...(tools
      ? [{ id: 'tools', header: t(messages.actions), width: '104px', isNumeric: true, cell: tools }]
      : []),
  ];
}
