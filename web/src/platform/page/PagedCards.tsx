import type { ReactNode } from 'react';
import type { usePages } from '../api/queries.ts';
import type { Text } from '../i18n/text.ts';
import { useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { messages } from './pagedMessages.ts';
import styles from './PagedCards.module.css';
import { PageFailed } from './PageFailed.tsx';
import { useCountText } from './useCountText.ts';

interface PagedCardsProps<Row> {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: Row[] };
  countText: Text;
  rowKey: (row: Row) => number | string;
  card: (row: Row) => ReactNode;
  /** What it means that there is none; the server's words for it are the title. */
  noneMore: string;
  noneIcon: ReactNode;
}

/** What staff decide on one by one: a card each, read page by page. */
export function PagedCards<Row>({ list, countText, rowKey, card, noneMore, noneIcon }: PagedCardsProps<Row>) {
  const t = useText();
  const inWords = useCountText();
  return (
    <>
      <ListToolbar count={list.rows.length > 0 && inWords(countText, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {list.isLoading && <Skeleton shape="rows" />}
      {!list.isLoading && !list.error && list.rows.length === 0 && (
        <Card>
          <EmptyState title={list.emptyText ?? ''} icon={noneIcon}>
            {noneMore}
          </EmptyState>
        </Card>
      )}
      <ul className={styles.cards} aria-busy={list.isChanging}>
        {list.rows.map((row) => (
          <li key={rowKey(row)}>{card(row)}</li>
        ))}
      </ul>
      {list.onMore && (
        <Button look="quiet" isLoading={list.isLoadingMore} onClick={list.onMore}>
          {t(messages.more)}
        </Button>
      )}
    </>
  );
}
