import type { PersonRight } from '@omur/contract/people/persons';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { listTopWorks, type TopWork } from '@omur/contract/royalties/statistics';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { ChosenWork } from './ChosenWork.tsx';
import { messages } from './messages.ts';
import { firstYears } from './range.ts';
import { Section, SectionChart } from './Section.tsx';
import { useStatisticsQuery } from './useStatisticsQuery.ts';

/** L2.26: the ten works that brought a right most. */
export function TopWorks({ rights }: { rights: readonly PersonRight[] }) {
  const asked = useStatisticsQuery('years', rights, firstYears(), false);
  const { right, canAsk, days, search, step } = asked;
  const rightId = right?.rightId ?? 0;
  const list = useQuery({
    ...listQueryFor(listTopWorks, { query: { ...days, rightId } }),
    enabled: canAsk,
  });
  const chosen = list.data?.rows.find(({ workId }) => workId === search.verk);
  return (
    <Section
      asked={asked}
      path={listTopWorks.path}
      list={list}
      isMissing={search.verk !== undefined && list.isSuccess && !chosen}
      rows={(rows) => (
        <SectionChart
          asked={asked}
          title={messages.topWorks}
          bars={rows.map(({ workId, title, amountIsk }) => ({
            id: workId,
            label: title,
            amountIsk: wholeKronur(amountIsk),
          }))}
          chosen={chosen?.workId}
          onChoose={(id) => step({ ...nothingChosen, verk: Number(id) })}
          table={<WorkTable rows={rows} />}
        />
      )}
    >
      {right && chosen && (
        <ChosenWork key={`${rightId}-${chosen.workId}`} rightId={rightId} work={chosen} days={days} />
      )}
    </Section>
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
