import type { ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { VirtualTable, type VirtualTableProps } from '../ui/VirtualTable.tsx';

/** What `usePages` gives, as far as a table shows it. */
interface Pages<Row> {
  rows: readonly Row[];
  count: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  onMore: (() => void) | undefined;
  retry: () => void;
}

type Shown = 'label' | 'columns' | 'rowKey' | 'rowLink' | 'phoneRow' | 'sort' | 'onSort' | 'empty';

interface SearchedListProps<Row> extends Pick<VirtualTableProps<Row>, Shown> {
  list: Pages<Row>;
  /** How many rows there are, in words. */
  count: string;
  search: { label: string; value: string; onChange: (typed: string) => void };
  /** What else narrows the list down, beside the search. */
  filters?: ReactNode;
}

/** A long list that is searched: the search and the count above, then the rows, or why there are none. */
export function SearchedList<Row>({ list, count, search, filters, ...table }: SearchedListProps<Row>) {
  const { rows, isLoading, isLoadingMore, error, onMore, retry } = list;
  return (
    <div>
      <ListToolbar count={!isLoading && count}>
        <SearchField {...search} />
        {filters}
      </ListToolbar>
      {error && <PageFailed error={error} reset={retry} />}
      {!(error && rows.length === 0) && (
        <VirtualTable
          {...table}
          rows={rows}
          count={list.count}
          onMore={onMore}
          isLoading={isLoading}
          isLoadingMore={isLoadingMore}
        />
      )}
    </div>
  );
}
