import {
  type ForeignPerformance,
  listForeignPerformances,
  listForeignPerformancesAbroad,
} from '@omur/contract/performances/livePerformances';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { Suspense } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import styles from './detail.module.css';
import { messages } from './detailMessages.ts';
import { Lines } from './Lines.tsx';
import type { ListProps } from './Performances.tsx';

const ForeignLineTools = lazyComponent(
  async () => (await import('../staff/ForeignLineTools.tsx')).ForeignLineTools,
);

const AddLine = lazyComponent(async () => (await import('../staff/AddLine.tsx')).AddLine);

/** L3.4: the works that are not in the system. */
export function ForeignPerformances({ performance, mayChange }: ListProps) {
  const t = useText();
  const { livePerformanceId, performanceTypeId } = performance;
  const isStream = performanceTypeId === types.streaming;
  const tools = (line: ForeignPerformance) => (
    <Suspense>
      <ForeignLineTools performance={performance} line={line} />
    </Suspense>
  );
  const points: Column<ForeignPerformance> = {
    id: 'points',
    header: t(messages.points),
    width: '88px',
    isNumeric: true,
    cell: (line) => formatWhole(line.points),
  };
  const columns: Column<ForeignPerformance>[] = [
    {
      id: 'title',
      header: t(messages.work),
      width: 'minmax(0, 3fr)',
      isTitle: true,
      cell: (line) => (
        <>
          {line.title}
          {line.iswc && <span className={styles.second}>{line.iswc}</span>}
        </>
      ),
    },
    { id: 'artists', header: t(messages.artists), width: 'minmax(0, 2fr)', cell: (line) => line.artists },
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
    ...(mayChange
      ? [{ id: 'tools', header: t(messages.actions), width: '136px', isNumeric: true, cell: tools }]
      : []),
  ];
  return (
    <Lines<ForeignPerformance>
      endpoint={performanceTypeId === types.foreign ? listForeignPerformancesAbroad : listForeignPerformances}
      livePerformanceId={livePerformanceId}
      label={t(messages.foreignPerformances)}
      count={messages.foreignCount}
      emptyHint={t(messages.noForeignHint)}
      action={
        mayChange && (
          <Suspense>
            <AddLine performance={performance} isForeign />
          </Suspense>
        )
      }
      columns={columns}
      rowKey={(line) => line.foreignPerformanceId}
      phoneRow={(line) => ({
        title: line.title,
        detail: [
          line.artists,
          formatDuration(line.durationSeconds),
          t(messages.times, { count: line.quantity }),
          line.iswc,
        ]
          .filter(Boolean)
          .join(' · '),
        aside: mayChange && tools(line),
      })}
    />
  );
}
