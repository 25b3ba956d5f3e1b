import type { PersonRight } from '@omur/contract/persons';
import { wholeKronur } from '@omur/contract/rules/wholeKronur';
import { listStreamPeriods, type StreamPeriod } from '@omur/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { Bars } from '../charts/Bars.tsx';
import { ChartCard } from '../charts/ChartCard.tsx';
import { useText } from '../texts.tsx';
import { formatAmount } from '../ui/format.ts';
import { Stack } from '../ui/Stack.tsx';
import { Table } from '../ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { ChosenPeriod } from './ChosenPeriod.tsx';
import { Fetched } from './Fetched.tsx';
import { messages } from './messages.ts';
import { RangeForm } from './RangeForm.tsx';
import { firstDays } from './range.ts';
import { useAsked } from './useAsked.ts';
import { dotted } from './words.ts';

/** L2.25: the periods of sales and streaming that paid a right. */
export function Streams({ rights }: { rights: readonly PersonRight[] }) {
  const t = useText();
  const { range, right, days, search, change, step, fetch } = useAsked('days', rights, firstDays());
  const rightId = right?.rightId ?? 0;
  const hasRight = right !== undefined;
  const list = useQuery({
    ...askingAll(listStreamPeriods, { query: { ...days, rightId } }),
    enabled: hasRight,
  });
  const isAmong = (rows: readonly StreamPeriod[] | undefined) =>
    rows?.find(({ periodId }) => periodId === search.timabil);
  // One that is led to from elsewhere may lie outside the days, and is then shown whole.
  const isElsewhere = search.timabil !== undefined && list.data !== undefined && !isAmong(list.data.rows);
  const all = useQuery({
    ...askingAll(listStreamPeriods, { query: { rightId } }),
    enabled: hasRight && isElsewhere,
  });
  const chosen = isAmong(list.data?.rows) ?? isAmong(all.data?.rows);

  return (
    <Stack>
      <RangeForm
        kind="days"
        rights={rights}
        value={range}
        isFetching={list.isFetching}
        onFetch={(next) => fetch(next, listStreamPeriods.path)}
      />
      {right && (
        <Fetched list={list} hint={t(messages.otherDays)}>
          {(rows) => (
            <ChartCard
              title={t(messages.byPeriod)}
              note={`${dotted(range.from)} – ${dotted(range.to)} · ${right.displayName}`}
              isTable={search.tafla === true}
              onTable={(isTable) => change({ tafla: isTable || undefined })}
              chart={
                <Bars
                  isOverTime
                  label={t(messages.byPeriod)}
                  bars={rows.map(({ periodId, periodName, amountIsk }) => ({
                    id: periodId,
                    label: periodName,
                    amountIsk: wholeKronur(amountIsk),
                  }))}
                  chosen={chosen?.periodId}
                  onChoose={(id) => step({ ...nothingChosen, timabil: Number(id) })}
                />
              }
              table={<PeriodTable rows={rows} />}
            />
          )}
        </Fetched>
      )}
      {right && chosen && (
        <ChosenPeriod
          key={`${rightId}-${chosen.periodId}`}
          right={right}
          period={chosen}
          {...(isElsewhere ? {} : days)}
        />
      )}
    </Stack>
  );
}

function PeriodTable({ rows }: { rows: readonly StreamPeriod[] }) {
  const t = useText();
  const amount = ({ amountIsk }: StreamPeriod) => formatAmount(wholeKronur(amountIsk));
  return (
    <Table
      isBare
      label={t(messages.byPeriod)}
      rows={rows}
      rowKey={({ periodId }) => periodId}
      rowLink={({ periodId }) => ({
        to: '/stats',
        search: (before) => ({ ...before, ...nothingChosen, timabil: periodId }),
        resetScroll: false,
      })}
      columns={[
        {
          id: 'name',
          header: t(messages.period),
          width: 'minmax(0, 1.6fr)',
          isTitle: true,
          cell: ({ periodName }) => periodName,
        },
        { id: 'day', header: t(messages.paidOn), cell: ({ distributedOn }) => dotted(distributedOn) },
        { id: 'amount', header: t(messages.amount), isNumeric: true, cell: amount },
      ]}
      phoneRow={(row) => ({
        title: row.periodName,
        detail: dotted(row.distributedOn),
        aside: amount(row),
      })}
    />
  );
}
