import type { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { type ReactNode, useRef } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { RowsProps, Sort } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { useCardAddress } from './address.ts';
import { usePlace } from './usePlace.ts';
import styles from './WorksTab.module.css';

interface Paged {
  limit?: number;
  cursor?: string;
  sort?: string;
  search?: string;
}

export interface CardListProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  endpoint: Endpoint<{ personId: number }, Paged, undefined, Row[]>;
  personId: number;
  count: Text;
  search: Text;
  order: ReturnType<typeof sortInAddress>;
  icon: ReactNode;
  noneYet: Text;
  noneLikeThis: Text;
  showAll: Text;
  /** Adds to the list. */
  action?: ReactNode;
  /** Stands below the last row. */
  foot?: ReactNode;
}

/** A list of a person's: sorted, searched and paged by the server, its state in the address. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { endpoint, personId, count, search, order, noneYet, noneLikeThis, showAll } = props;
  const { icon, action, foot, ...table } = props;
  const t = useText();
  const countText = useCountText();
  const [{ leit, rod }, change] = useCardAddress();
  const top = useRef<HTMLDivElement>(null);
  usePlace(top);
  const sort = order.read(rod);
  const list = usePages(endpoint, {
    params: { personId },
    query: { sort: order.write(sort), ...(leit !== undefined && { search: leit }) },
  });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));

  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  if (!list.isLoading && !list.isChanging && list.count === 0 && leit === undefined)
    return (
      <EmptyState title={list.emptyText ?? ''} icon={icon} action={action}>
        {t(noneYet)}
      </EmptyState>
    );

  const sortBy = (next: Sort) => {
    change({ rod: order.unlessFirst(next) });
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };
  return (
    <div ref={top}>
      <ListToolbar count={!list.isLoading && countText(count, list.count)} actions={action}>
        <SearchField label={t(search)} value={typed} onChange={setTyped} />
      </ListToolbar>
      <Stack gap="small">
        <div className={styles.list} aria-busy={list.isChanging}>
          <VirtualTable
            {...table}
            rows={list.rows}
            sort={sort}
            onSort={sortBy}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState
                title={list.emptyText ?? ''}
                action={<Button onClick={() => setTyped('')}>{t(showAll)}</Button>}
              >
                {t(noneLikeThis)}
              </EmptyState>
            }
          />
        </div>
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {list.isWhole && foot}
      </Stack>
    </div>
  );
}
