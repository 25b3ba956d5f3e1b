import type { Endpoint } from '@omur/contract/platform/endpoint';
import type { ReactNode } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import type { RowsProps } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

interface LinesProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  endpoint: Endpoint<{ livePerformanceId: number }, { limit?: number; cursor?: string }, undefined, Row[]>;
  livePerformanceId: number;
  count: Text;
  emptyHint: ReactNode;
  /** Adds to the list. */
  action: ReactNode;
}

/** One of the lists of a performance, in the order of the set list. */
export function Lines<Row>(props: LinesProps<Row>) {
  const { endpoint, livePerformanceId, count, emptyHint, action, ...table } = props;
  const countText = useCountText();
  const lines = usePages(endpoint, { params: { livePerformanceId } });
  if (lines.error && lines.rows.length === 0) return <PageFailed error={lines.error} reset={lines.retry} />;
  return (
    <div>
      <ListToolbar
        count={!lines.isLoading && lines.count > 0 && countText(count, lines.count)}
        actions={action}
      />
      <VirtualTable
        {...table}
        rows={lines.rows}
        count={lines.count}
        onMore={lines.onMore}
        isLoading={lines.isLoading}
        isLoadingMore={lines.isLoadingMore}
        empty={<EmptyState title={lines.emptyText ?? ''}>{emptyHint}</EmptyState>}
      />
      {lines.error && <PageFailed error={lines.error} reset={lines.retry} />}
    </div>
  );
}
