import type { PersonRight } from '@omur/contract/persons';
import { wholeKronur } from '@omur/contract/rules/wholeKronur';
import { listTopWorks, type TopWork } from '@omur/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { Bars } from '../charts/Bars.tsx';
import { ChartCard } from '../charts/ChartCard.tsx';
import { useText } from '../texts.tsx';
import { formatAmount } from '../ui/format.ts';
import { Stack } from '../ui/Stack.tsx';
import { Table } from '../ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { ChosenWork } from './ChosenWork.tsx';
import { Fetched } from './Fetched.tsx';
import { messages } from './messages.ts';
import { RangeForm } from './RangeForm.tsx';
import { firstYears } from './range.ts';
import { useAsked } from './useAsked.ts';

/** L2.26: the ten works that brought a right most. */
export function TopWorks({ rights }: { rights: readonly PersonRight[] }) {
  const t = useText();
  const { range, right, days, search, change, step, fetch } = useAsked('years', rights, firstYears());
  const rightId = right?.rightId ?? 0;
  const list = useQuery({
    ...askingAll(listTopWorks, { query: { ...days, rightId } }),
    enabled: right !== undefined,
  });
  const chosen = list.data?.rows.find(({ workId }) => workId === search.verk);

  return (
    <Stack>
      <RangeForm
        kind="years"
        rights={rights}
        value={range}
        isFetching={list.isFetching}
        onFetch={(next) => fetch(next, listTopWorks.path)}
      />
      {right && (
        <Fetched list={list} hint={t(messages.otherYears)}>
          {(rows) => (
            <ChartCard
              title={t(messages.topWorks)}
              note={`${range.from}–${range.to} · ${right.displayName}`}
              isTable={search.tafla === true}
              onTable={(isTable) => change({ tafla: isTable || undefined })}
              chart={
                <Bars
                  label={t(messages.topWorks)}
                  bars={rows.map(({ workId, title, amountIsk }) => ({
                    id: workId,
                    label: title,
                    amountIsk: wholeKronur(amountIsk),
                  }))}
                  chosen={chosen?.workId}
                  onChoose={(id) => step({ ...nothingChosen, verk: Number(id) })}
                />
              }
              table={<WorkTable rows={rows} />}
            />
          )}
        </Fetched>
      )}
      {right && chosen && (
        <ChosenWork key={`${rightId}-${chosen.workId}`} rightId={rightId} work={chosen} days={days} />
      )}
    </Stack>
  );
}

function WorkTable({ rows }: { rows: readonly TopWork[] }) {
  const t = useText();
  const amount = ({ amountIsk }: TopWork) => formatAmount(wholeKronur(amountIsk));
  return (
    <Table
      isBare
      label={t(messages.topWorks)}
      rows={rows}
      rowKey={({ workId }) => workId}
      rowLink={({ workId }) => ({
        to: '/stats',
        search: (before) => ({ ...before, ...nothingChosen, verk: workId }),
        resetScroll: false,
      })}
      columns={[
        {
          id: 'title',
          header: t(messages.work),
          width: 'minmax(0, 2fr)',
          isTitle: true,
          cell: ({ title }) => title,
        },
        { id: 'number', header: t(messages.workNumber), isNumeric: true, cell: ({ workId }) => workId },
        { id: 'amount', header: t(messages.amount), isNumeric: true, cell: amount },
      ]}
      phoneRow={(row) => ({
        title: row.title,
        detail: `${t(messages.workNumber)} ${row.workId}`,
        aside: amount(row),
      })}
    />
  );
}
