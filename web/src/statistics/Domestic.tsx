import type { PersonRight } from '@omur/contract/persons';
import { wholeKronur } from '@omur/contract/rules/wholeKronur';
import { listRightDistributions, type RightDistribution } from '@omur/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { Bars } from '../charts/Bars.tsx';
import { ChartCard } from '../charts/ChartCard.tsx';
import { useText } from '../texts.tsx';
import { formatAmount } from '../ui/format.ts';
import { Stack } from '../ui/Stack.tsx';
import { Table } from '../ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { ChosenDistribution } from './ChosenDistribution.tsx';
import { Fetched } from './Fetched.tsx';
import { messages } from './messages.ts';
import { RangeForm } from './RangeForm.tsx';
import { firstDays } from './range.ts';
import { useAsked } from './useAsked.ts';
import { dotted } from './words.ts';

/** L2.24: the domestic distributions that paid a right. */
export function Domestic({ rights }: { rights: readonly PersonRight[] }) {
  const t = useText();
  const { range, right, days, search, change, step, fetch } = useAsked('days', rights, firstDays());
  const rightId = right?.rightId ?? 0;
  const hasRight = right !== undefined;
  const list = useQuery({
    ...askingAll(listRightDistributions, { query: { ...days, rightId } }),
    enabled: hasRight,
  });
  // One that is led to from elsewhere may lie outside the days.
  const isElsewhere =
    search.uthlutun !== undefined &&
    list.data?.rows.every(({ distributionId }) => distributionId !== search.uthlutun) === true;
  const all = useQuery({
    ...askingAll(listRightDistributions, { query: { rightId } }),
    enabled: hasRight && isElsewhere,
  });
  const chosen = [...(list.data?.rows ?? []), ...(all.data?.rows ?? [])].find(
    ({ distributionId }) => distributionId === search.uthlutun,
  );
  const choose = (id: number | string) => step({ ...nothingChosen, uthlutun: Number(id) });

  return (
    <Stack>
      <RangeForm
        kind="days"
        rights={rights}
        value={range}
        isFetching={list.isFetching}
        onFetch={(next) => fetch(next, listRightDistributions.path)}
      />
      {right && (
        <Fetched list={list} hint={t(messages.otherDays)}>
          {(rows) => (
            <ChartCard
              title={t(messages.byYear)}
              note={`${dotted(range.from)} – ${dotted(range.to)} · ${right.displayName}`}
              isTable={search.tafla === true}
              onTable={(isTable) => change({ tafla: isTable || undefined })}
              chart={
                <Bars
                  isOverTime
                  label={t(messages.byYear)}
                  bars={rows.map(barOf)}
                  chosen={chosen?.distributionId}
                  onChoose={choose}
                />
              }
              table={<DistributionTable rows={rows} />}
            />
          )}
        </Fetched>
      )}
      {right && chosen && (
        <ChosenDistribution key={`${rightId}-${chosen.distributionId}`} right={right} distribution={chosen} />
      )}
    </Stack>
  );
}

const barOf = ({
  distributionId,
  distributionName,
  distributedOn,
  categoryName,
  amountIsk,
}: RightDistribution) => ({
  id: distributionId,
  label: distributionName,
  group: distributedOn.slice(0, 4),
  kind: categoryName,
  amountIsk: wholeKronur(amountIsk),
});

function DistributionTable({ rows }: { rows: readonly RightDistribution[] }) {
  const t = useText();
  const amount = ({ amountIsk }: RightDistribution) => formatAmount(wholeKronur(amountIsk));
  return (
    <Table
      isBare
      label={t(messages.byYear)}
      rows={rows}
      rowKey={({ distributionId }) => distributionId}
      rowLink={({ distributionId }) => ({
        to: '/stats',
        search: (before) => ({ ...before, ...nothingChosen, uthlutun: distributionId }),
        resetScroll: false,
      })}
      columns={[
        {
          id: 'name',
          header: t(messages.distribution),
          width: 'minmax(0, 1.6fr)',
          isTitle: true,
          cell: ({ distributionName }) => distributionName,
        },
        { id: 'period', header: t(messages.period), cell: ({ periodName }) => periodName },
        { id: 'day', header: t(messages.paidOn), cell: ({ distributedOn }) => dotted(distributedOn) },
        { id: 'amount', header: t(messages.distributed), isNumeric: true, cell: amount },
      ]}
      phoneRow={(row) => ({
        title: row.distributionName,
        detail: `${row.periodName} · ${dotted(row.distributedOn)}`,
        aside: amount(row),
      })}
    />
  );
}
