import type { ReactNode } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { RowsProps } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';

interface MoneyTableProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Row[] };
  /** How many there are, in words. */
  countText: string;
  /** What is not there. */
  none: string;
  noneMore?: string;
  children?: ReactNode;
}

/** A list about money with its number of rows, and what stands in its place while there is none. */
export function MoneyTable<Row>({
  list,
  countText,
  none,
  noneMore,
  children,
  ...rows
}: MoneyTableProps<Row>) {
  if (list.error) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <div aria-busy={list.isChanging}>
      <ListToolbar count={!list.isLoading && countText}>{children}</ListToolbar>
      <VirtualTable
        {...rows}
        rows={list.rows}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={none}>{noneMore}</EmptyState>}
      />
    </div>
  );
}
