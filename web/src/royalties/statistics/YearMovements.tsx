import {
  listRightDistributions,
  listStatuses,
  type Status,
  type YearSummary,
} from '@omur/contract/royalties/statistics';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor, usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { isDistributed, movementsInTurn } from './amounts.ts';
import { messages, moveNames } from './messages.ts';
import { daysOfYears } from './range.ts';
import styles from './statistics.module.css';
import { useScrollTo } from './useScrollTo.ts';
import { dotted, exactAmount } from './words.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** L7.24: what moved in a year, by distribution and pot; each leads to where its lines are. */
export function YearMovements({ rightId, summary }: { rightId: number; summary: YearSummary }) {
  const t = useText();
  const countText = useCountText();
  const { year } = summary;
  const top = useScrollTo<HTMLDivElement>();
  const list = usePages(listStatuses, { params: {}, query: { rightId, ...daysOfYears(year) } });
  const domestic = useQuery(
    listQueryFor(listRightDistributions, { query: { rightId, ...daysOfYears(year) } }),
  );
  const amount = ({ amountIsk, shownIsk }: Status & { shownIsk: number }) => (
    <span title={exactAmount(amountIsk)}>{formatAmount(shownIsk)}</span>
  );
  const sectionOf = ({ distributionId, periodId }: Status) =>
    domestic.data?.rows.some((one) => one.distributionId === distributionId)
      ? { flipi: 'innlendar', uthlutun: distributionId }
      : { flipi: 'streymi', timabil: periodId };

  return (
    <div ref={top}>
      <Card title={t(messages.movementsOf, { year })} note={countText(messages.movementCount, list.count)}>
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        <div className={styles.lines}>
          <VirtualTable
            label={t(messages.movementsOf, { year })}
            rows={movementsInTurn(list.rows, summary)}
            rowKey={({ distributionId, movementType, potId }) => `${distributionId}-${movementType}-${potId}`}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading || domestic.isPending}
            isLoadingMore={list.isLoadingMore}
            empty={<EmptyState title={list.emptyText ?? ''} />}
            rowLink={(status) => ({
              to: '/stats',
              search: {
                rettindi: rightId,
                ...sectionOf(status),
                ...(isDistributed(status) && { pottur: status.potId }),
              },
            })}
            columns={[
              {
                id: 'distribution',
                header: t(messages.distribution),
                width: 'minmax(0, 1.4fr)',
                isTitle: true,
                cell: ({ distributionName }) => distributionName,
              },
              {
                id: 'what',
                header: t(messages.what),
                width: 'minmax(0, 1.4fr)',
                cell: ({ potDescription }) => potDescription,
              },
              {
                id: 'type',
                header: t(messages.movement),
                cell: ({ movementType }) => t(moveNames[movementType]),
              },
              {
                id: 'day',
                header: t(messages.paidOn),
                width: '130px',
                cell: ({ distributedOn }) => dotted(distributedOn),
              },
              { id: 'amount', header: t(messages.amount), width: '140px', isNumeric: true, cell: amount },
            ]}
            phoneRow={(status) => ({
              title: status.potDescription,
              detail: `${status.distributionName} · ${t(moveNames[status.movementType])}`,
              aside: amount(status),
            })}
          />
        </div>
      </Card>
    </div>
  );
}
