import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { nothingChosen } from './address.ts';
import type { wholeYears } from './amounts.ts';
import { messages } from './messages.ts';

type Whole = ReturnType<typeof wholeYears>;
type Part = keyof Whole['totals'];

const parts: readonly Part[] = ['distributedIsk', 'deductedIsk', 'allocatedIsk', 'heldIsk'];
const names = {
  distributedIsk: messages.distributed,
  deductedIsk: messages.deducted,
  allocatedIsk: messages.allocated,
  heldIsk: messages.heldColumn,
};

/** The years with what was distributed and what became of it; a year leads to its movements. */
export function YearTable({ whole: { rows, totals } }: { whole: Whole }) {
  const t = useText();
  const isMobile = useIsMobile();
  return (
    <Table
      isBare
      label={t(messages.revenue)}
      rows={rows}
      rowKey={({ year }) => year}
      rowLink={({ year }) => ({
        to: '/stats',
        search: (before) => ({ ...before, ...nothingChosen, ar: year }),
        resetScroll: false,
      })}
      columns={[
        {
          id: 'year',
          header: t(messages.year),
          width: 'minmax(0, 0.6fr)',
          isTitle: true,
          cell: ({ year }) => year,
        },
        ...parts.map((part) => ({
          id: part,
          header: t(names[part]),
          isNumeric: true,
          cell: (row: Whole['totals']) => formatAmount(row[part]),
        })),
      ]}
      phoneRow={(row) => ({
        title: row.year,
        detail: parts
          .slice(1)
          .filter((part) => row[part] !== 0)
          .map((part) =>
            part === 'heldIsk' && row[part] < 0
              ? `${t(messages.fromHeldColumn)} ${formatAmount(-row[part])}`
              : `${t(names[part])} ${formatAmount(row[part])}`,
          )
          .join(' · '),
        aside: formatAmount(row.distributedIsk),
      })}
      totals={{
        // The reduced layout names each sum by its column.
        ...(!isMobile && { year: t(messages.total) }),
        ...Object.fromEntries(parts.map((part) => [part, formatAmount(totals[part])])),
      }}
    />
  );
}
