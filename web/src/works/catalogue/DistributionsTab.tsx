import { listWorkDistributions } from '@omur/contract/works/works';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';
import { StatementLines } from './StatementLines.tsx';
import { type TabProps, WorkList } from './WorkList.tsx';

const route = getRouteApi('/portal/verk/$workId');

/** F3.11: the finished distributions that paid for the work; a press shows the lines below. */
export function DistributionsTab({ workId, isParty }: TabProps) {
  const t = useText();
  const { uthlutun } = route.useSearch();
  return (
    <WorkList
      endpoint={listWorkDistributions}
      workId={workId}
      isHidden={!isParty}
      label={t(messages.distributions)}
      count={messages.distributionCount}
      columns={[
        {
          id: 'name',
          header: t(messages.distribution),
          width: 'minmax(0, 2fr)',
          isTitle: true,
          cell: (row) => row.distributionName,
        },
        { id: 'period', header: t(messages.period), cell: (row) => row.periodName },
        { id: 'category', header: t(messages.category), cell: (row) => row.categoryName },
      ]}
      rowKey={(row) => row.distributionId}
      rowLink={({ distributionId }) => ({
        to: '/verk/$workId',
        params: { workId: String(workId) },
        search: { flipi: 'uthlutanir', uthlutun: distributionId },
        replace: true,
        resetScroll: false,
      })}
      below={(rows) => {
        const distribution = rows.find(({ distributionId }) => distributionId === uthlutun);
        return distribution && <StatementLines key={uthlutun} workId={workId} distribution={distribution} />;
      }}
      phoneRow={(row) => ({ title: row.distributionName, detail: `${row.periodName} · ${row.categoryName}` })}
    />
  );
}
