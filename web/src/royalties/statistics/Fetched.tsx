import type { UseQueryResult } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '../../platform/api/call.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Spinner } from '../../platform/ui/Spinner.tsx';
import { messages } from './messages.ts';
import styles from './statistics.module.css';

interface FetchedProps<Row> {
  list: UseQueryResult<Page<Row>>;
  /** What to do when there is nothing. */
  hint: string;
  /** What may be done all the same. */
  action?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** L4.4: a spinner, then what was found, or the words that there is nothing. */
export function Fetched<Row>({ list, hint, action, children }: FetchedProps<Row>) {
  const t = useText();
  if (list.error) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  if (!list.data)
    return (
      <Card>
        <div className={styles.waits} role="status">
          <Spinner size={28} />
          {t(messages.fetching)}
        </div>
      </Card>
    );
  if (list.data.rows.length > 0) return children(list.data.rows);
  return (
    <Card isFlush>
      <div role="status">
        <EmptyState title={list.data.emptyText ?? ''} icon={<ChartColumn />} action={action}>
          {hint}
        </EmptyState>
      </div>
    </Card>
  );
}
