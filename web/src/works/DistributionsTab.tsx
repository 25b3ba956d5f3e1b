import { listWorkDistributions } from '@omur/contract/works';
import { useText } from '../texts.tsx';
import { messages } from './messages.ts';
import { type TabProps, WorkList } from './WorkList.tsx';

/** F3.11: the finished distributions that paid for the work. */
export function DistributionsTab({ workId, isParty }: TabProps) {
  const t = useText();
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
      phoneRow={(row) => ({ title: row.distributionName, detail: `${row.periodName} · ${row.categoryName}` })}
    />
  );
}
