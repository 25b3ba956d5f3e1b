import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BarsProps } from '../../platform/charts/bar.ts';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { nothingChosen, useStatsAddress } from './address.ts';
import { messages } from './messages.ts';
import type { Part } from './useWorkParts.ts';

interface WorkChartProps {
  title: Text;
  of: { list: UseQueryResult; parts: readonly Part[] };
  workId: number;
  /** What the address calls the part that is open. */
  name: 'flokkur' | 'ar' | 'land';
  children: (drawn: BarsProps) => ReactNode;
}

/** One of the charts of a work, or its table: all of the page's charts are tables together. A part leads to its lines. */
export function WorkChart({ title, of: { list, parts }, workId, name, children }: WorkChartProps) {
  const t = useText();
  const { search, change } = useStatsAddress();
  if (list.error) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  if (list.isPending) return <Skeleton shape="card" />;
  const chosen = search[name];
  const opening = (id: number) => ({
    ...nothingChosen,
    verk: workId,
    [name]: id === chosen ? undefined : id,
  });
  return (
    <ChartCard
      headingLevel={3}
      title={t(title)}
      isTable={search.tafla === true}
      onTable={(isTable) => change({ tafla: isTable || undefined })}
      chart={children({
        label: t(title),
        bars: parts,
        chosen,
        onChoose: (id) => change(opening(Number(id))),
      })}
      table={
        <Table
          isBare
          label={t(title)}
          rows={parts}
          rowKey={({ id }) => id}
          rowLink={({ id }) => ({
            to: '/stats',
            search: (before) => ({ ...before, ...opening(id) }),
            replace: true,
            resetScroll: false,
          })}
          columns={[
            { id: 'label', header: t(title), isTitle: true, cell: ({ label }) => label },
            {
              id: 'amount',
              header: t(messages.amount),
              isNumeric: true,
              cell: ({ amountIsk }) => formatAmount(amountIsk),
            },
          ]}
          phoneRow={({ label, amountIsk }) => ({ title: label, aside: formatAmount(amountIsk) })}
        />
      }
    />
  );
}
