import { type LivePerformance, listRedLights } from '@omur/contract/performances/livePerformances';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import styles from './detail.module.css';
import { messages } from './detailMessages.ts';

const shownWhole = 5;

interface RedLightsProps {
  performance: LivePerformance;
  isStaff: boolean;
}

/** L2.22, P3: the red works and why they are red; more than five scroll in their place. Staff go to the review. */
export function RedLights({ performance: { livePerformanceId }, isStaff }: RedLightsProps) {
  const t = useText();
  const list = useQuery(listQueryFor(listRedLights, { params: { livePerformanceId } }));
  if (list.isPending) return <Skeleton shape="rows" count={3} />;
  if (list.isError) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  const { rows, emptyText = '' } = list.data;
  if (rows.length === 0)
    return (
      <EmptyState title={emptyText} icon={<CircleCheck />}>
        {t(messages.noRedLightsHint)}
      </EmptyState>
    );
  const table = (
    <Table
      label={t(messages.redLights)}
      rows={rows}
      rowKey={({ workId }) => workId}
      rowLink={({ workId, cause }) =>
        isStaff && cause === 'waiting'
          ? { to: '/yfirferð', search: { verk: workId } }
          : { to: '/verk/$workId', params: { workId: String(workId) } }
      }
      columns={[
        {
          id: 'title',
          header: t(messages.work),
          width: 'minmax(0, 2fr)',
          isTitle: true,
          cell: ({ title }) => title,
        },
        {
          id: 'number',
          header: t(messages.workNumber),
          width: '112px',
          isNumeric: true,
          cell: ({ workId }) => <span className="dim">{workId}</span>,
        },
        { id: 'why', header: t(messages.why), width: 'minmax(0, 3fr)', cell: ({ remark }) => remark },
      ]}
      phoneRow={({ title, remark }) => ({ title, detail: remark })}
    />
  );
  return (
    <div>
      <ListToolbar count={t(messages.redCount, { count: rows.length })} />
      {rows.length > shownWhole ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <section className={styles.scroll} aria-label={t(messages.redLights)} tabIndex={0}>
          {table}
        </section>
      ) : (
        table
      )}
    </div>
  );
}
