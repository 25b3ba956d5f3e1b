import type { PersonRight } from '@omur/contract/people/persons';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { listRightDistributions, type RightDistribution } from '@omur/contract/royalties/statistics';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { nothingChosen } from './address.ts';
import { shownTotalOf } from './amounts.ts';
import { ChosenDistribution } from './ChosenDistribution.tsx';
import { messages } from './messages.ts';
import { firstDays } from './range.ts';
import { Section, SectionChart } from './Section.tsx';
import { useStatisticsQuery } from './useStatisticsQuery.ts';
import { useBetween } from './useBetween.ts';
import { dotted } from './words.ts';

/** L2.24: the domestic distributions that paid a right. */
export function Domestic({ rights }: { rights: readonly PersonRight[] }) {
  const asked = useStatisticsQuery('days', rights, firstDays());
  const { right, search, step } = asked;
  const { list, chosen, isMissing } = useBetween(listRightDistributions, asked, keyOf, search.uthlutun);
  return (
    <Section
      asked={asked}
      path={listRightDistributions.path}
      list={list}
      isMissing={isMissing}
      rows={(rows) => (
        <SectionChart
          isOverTime
          asked={asked}
          title={messages.byYear}
          hint={messages.yearsOfPayment}
          bars={rows.map(barOf)}
          chosen={chosen?.distributionId}
          onChoose={(id) => step({ ...nothingChosen, uthlutun: Number(id) })}
          table={<DistributionTable rows={rows} />}
        />
      )}
    >
      {right && chosen && (
        <ChosenDistribution
          key={`${right.rightId}-${chosen.distributionId}`}
          right={right}
          distribution={chosen}
        />
      )}
    </Section>
  );
}

const keyOf = ({ distributionId }: RightDistribution) => distributionId;

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
      totals={{
        name: t(messages.total),
        amount: formatAmount(shownTotalOf(rows)),
      }}
      rowKey={keyOf}
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
