import type { PersonRight } from '@omur/contract/people/persons';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { listStreamPeriods, type StreamPeriod } from '@omur/contract/royalties/statistics';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { shownTotalOf } from './amounts.ts';
import { ChosenPeriod } from './ChosenPeriod.tsx';
import { messages } from './messages.ts';
import { firstDays } from './range.ts';
import { Section, SectionChart } from './Section.tsx';
import { useStatisticsQuery } from './useStatisticsQuery.ts';
import { useBetween } from './useBetween.ts';
import { dotted } from './words.ts';

/** L2.25: the periods of sales and streaming that paid a right. */
export function Streams({ rights }: { rights: readonly PersonRight[] }) {
  const asked = useStatisticsQuery('days', rights, firstDays());
  const { right, days, search, step } = asked;
  const { list, chosen, isElsewhere, isMissing } = useBetween(
    listStreamPeriods,
    asked,
    keyOf,
    search.timabil,
  );
  return (
    <Section
      asked={asked}
      path={listStreamPeriods.path}
      list={list}
      isMissing={isMissing}
      rows={(rows) => (
        <SectionChart
          isOverTime
          asked={asked}
          title={messages.byPeriod}
          bars={rows.map(barOf)}
          chosen={chosen?.periodId}
          onChoose={(id) => step({ ...nothingChosen, timabil: Number(id) })}
          table={<PeriodTable rows={rows} />}
        />
      )}
    >
      {right && chosen && (
        <ChosenPeriod
          key={`${right.rightId}-${chosen.periodId}`}
          right={right}
          period={chosen}
          // One from outside the days is shown whole.
          {...(isElsewhere ? {} : days)}
        />
      )}
    </Section>
  );
}

const keyOf = ({ periodId }: StreamPeriod) => periodId;

const barOf = ({ periodId, periodName, amountIsk }: StreamPeriod) => ({
  id: periodId,
  label: periodName,
  amountIsk: wholeKronur(amountIsk),
});

function PeriodTable({ rows }: { rows: readonly StreamPeriod[] }) {
  const t = useText();
  const amount = ({ amountIsk }: StreamPeriod) => formatAmount(wholeKronur(amountIsk));
  return (
    <Table
      isBare
      label={t(messages.byPeriod)}
      rows={rows}
      totals={{
        name: t(messages.total),
        amount: formatAmount(shownTotalOf(rows)),
      }}
      rowKey={keyOf}
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
