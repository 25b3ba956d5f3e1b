import type { ReactNode } from 'react';
import type { usePages } from '../api/queries.ts';
import type { Text } from '../i18n/text.ts';
import { PageFailed } from './PageFailed.tsx';
import type { RowsProps } from '../ui/columns.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { VirtualTable } from '../ui/VirtualTable.tsx';
import { useCountText } from './useCountText.ts';

interface PagedTableProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Row[] };
  /** How many there are, in words. */
  countText: Text;
  /** What is not there. */
  none: string;
  noneMore?: string;
  noneIcon?: ReactNode;
  children?: ReactNode;
}

/** A list that is read page by page, with its number of rows, and what stands in its place while there is none. */
export function PagedTable<Row>({
  list,
  countText,
  none,
  noneMore,
  noneIcon,
  children,
  ...rows
}: PagedTableProps<Row>) {
  const inWords = useCountText();
  const failed = list.error && <PageFailed error={list.error} reset={list.retry} />;
  // What has come already stays when the next rows do not.
  if (failed && list.rows.length === 0) return failed;
  return (
    <div aria-busy={list.isChanging}>
      <ListToolbar count={!list.isLoading && inWords(countText, list.count)}>{children}</ListToolbar>
      {failed}
      <VirtualTable
        {...rows}
        rows={list.rows}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={
          <EmptyState title={none} icon={noneIcon}>
            {noneMore}
          </EmptyState>
        }
      />
    </div>
  );
}
