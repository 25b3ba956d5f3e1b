import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table, type TableProps } from '../../platform/ui/Table.tsx';
import { messages } from './messages.ts';
import styles from './WorkList.module.css';

/** A list that belongs to a work. */
export type ListOfWork<Row> = Endpoint<{ workId: number }, object, undefined, Row[]>;

/** What a tab is told about the work it belongs to. */
export interface TabProps {
  workId: number;
  isParty: boolean;
  mayAdd: boolean;
}

interface WorkListProps<Row> extends Omit<TableProps<Row>, 'rows' | 'rowKey' | 'totals' | 'isBare'> {
  endpoint: ListOfWork<Row>;
  workId: number;
  rowKey: (row: Row) => string | number;
  count: Text;
  /** The button that adds to the list. */
  action?: ReactNode;
  /** What only the parties may see is empty to all others. */
  isHidden?: boolean;
  /** F9.8: keeps to its place on the page and scrolls there when it holds more than five. */
  isScrolling?: boolean;
  above?: (rows: readonly Row[]) => ReactNode;
  below?: (rows: readonly Row[]) => ReactNode;
  totals?: (rows: readonly Row[]) => Record<string, ReactNode>;
}

const shownWhole = 5;

/** One of the work's lists, read when its tab is shown. */
export function WorkList<Row>(props: WorkListProps<Row>) {
  const { endpoint, workId, count, action, isHidden, isScrolling, above, below, totals, ...table } = props;
  const t = useText();
  const list = useQuery(listQueryFor(endpoint, { params: { workId } }));
  if (list.isPending) return <Skeleton shape="rows" count={3} />;
  if (list.isError) return <PageFailed error={list.error} reset={() => void list.refetch()} />;

  const { rows, emptyText = '' } = list.data;
  if (rows.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState title={emptyText} action={action}>
          {isHidden && t(messages.partiesOnly)}
        </EmptyState>
      </div>
    );

  const content = <Table {...table} rows={rows} totals={totals?.(rows)} />;
  return (
    <>
      <ListToolbar count={t(count, { count: rows.length })} actions={action} />
      {above?.(rows)}
      {isScrolling && rows.length > shownWhole ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <section className={styles.scroll} aria-label={table.label} tabIndex={0}>
          {content}
        </section>
      ) : (
        content
      )}
      {below?.(rows)}
    </>
  );
}
