import type { Endpoint } from '@omur/contract/platform/endpoint';
import type { ReactNode } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { RowsProps } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

interface PagedTableProps<Q, Row> extends Omit<RowsProps<Row>, 'rows'> {
  endpoint: Endpoint<object, Q, undefined, Row[]>;
  query: Q;
  empty: string;
  emptyMore?: string;
  /** Stands above the list. */
  filter?: ReactNode;
}

/** A list of the desk that several work on: read in pages, and anew from time to time. */
export function PagedTable<Q extends { limit?: number; cursor?: string }, Row>({
  endpoint,
  query,
  empty,
  emptyMore,
  filter,
  ...table
}: PagedTableProps<Q, Row>) {
  const countText = useCountText();
  const list = usePages(endpoint, { params: {}, query }, { isLive: true });
  return (
    <Stack>
      {filter}
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <div aria-busy={list.isChanging}>
        <VirtualTable
          {...table}
          rows={list.rows}
          rowHeight={62}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={<EmptyState title={empty}>{emptyMore}</EmptyState>}
        />
      </div>
    </Stack>
  );
}
