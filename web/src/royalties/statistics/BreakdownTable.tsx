import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount, formatWhole } from '../../platform/i18n/format.ts';
import type { Column } from '../../platform/ui/columns.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { type StatsSearch, statsPage } from './pages.ts';
import type { Row } from './breakdown.ts';
import { messages } from './insightMessages.ts';

interface BreakdownTableProps {
  title: string;
  rows: readonly Row[];
  /** Months are not: each has a time of its own. */
  isCompared: boolean;
  /** Where a row leads; nowhere where it is the last step. */
  opening?: (row: Row) => StatsSearch;
}

/** The same figures as the chart, against as long a time before (R27). */
export function BreakdownTable({ title, rows, isCompared, opening }: BreakdownTableProps) {
  const t = useText();
  const change = ({ amountIsk, beforeIsk }: Row) => formatAmount(amountIsk - beforeIsk);
  const compared: Column<Row>[] = [
    {
      id: 'before',
      header: t(messages.before),
      isNumeric: true,
      cell: ({ beforeIsk }) => formatAmount(beforeIsk),
    },
    { id: 'change', header: t(messages.change), isNumeric: true, cell: change },
  ];
  return (
    <Table
      isBare
      label={title}
      rows={rows}
      rowKey={({ id }) => id}
      {...(opening && {
        // What adds up others leads nowhere.
        rowLink: (row: Row) =>
          row.others === null
            ? {
                to: statsPage.path,
                search: (before: StatsSearch) => ({ ...before, ...opening(row) }),
                resetScroll: false,
              }
            : undefined,
      })}
      columns={[
        { id: 'label', header: title, width: 'minmax(0, 1.8fr)', isTitle: true, cell: ({ label }) => label },
        { id: 'uses', header: t(messages.uses), isNumeric: true, cell: ({ uses }) => formatWhole(uses) },
        ...(isCompared ? compared : []),
        {
          id: 'amount',
          header: t(messages.amount),
          isNumeric: true,
          cell: ({ amountIsk }) => formatAmount(amountIsk),
        },
      ]}
      phoneRow={(row) => ({
        title: row.label,
        detail: isCompared
          ? `${t(messages.change)} ${change(row)}`
          : `${t(messages.uses)}: ${formatWhole(row.uses)}`,
        aside: formatAmount(row.amountIsk),
      })}
    />
  );
}
