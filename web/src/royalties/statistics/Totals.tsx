import { useText } from '../../platform/i18n/texts.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { type potsAndMoves, totalOf } from './amounts.ts';
import { messages, moveNames } from './messages.ts';
import styles from './statistics.module.css';

interface Row {
  id: string;
  name: string;
  detail: string | null;
  distributedIsk?: number;
  allocatedIsk?: number;
}

/** L2.24, L3.15: what was distributed, and what became of it. */
export function Totals({ found: { pots, moves, heldIsk } }: { found: ReturnType<typeof potsAndMoves> }) {
  const t = useText();
  const isMobile = useIsMobile();
  const distributedIsk = totalOf(pots);
  const rows: Row[] = [
    { id: 'distributed', name: t(messages.distributedToYou), detail: null, distributedIsk },
    ...moves.map((move) => ({
      id: `${move.movementType}-${move.potId}`,
      name: move.potDescription,
      detail: move.potExplanation ?? t(moveNames[move.movementType]),
      allocatedIsk: move.shownIsk,
    })),
  ];
  const written = (amount: number | undefined) => amount !== undefined && formatAmount(amount);
  return (
    <div>
      <Table
        isBare
        label={t(messages.totals)}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t(messages.totals),
            width: 'minmax(0, 2.4fr)',
            isTitle: true,
            cell: ({ name, detail }) => (
              <>
                {name}
                {detail !== null && <div className={styles.second}>{detail}</div>}
              </>
            ),
          },
          {
            id: 'distributed',
            header: t(messages.distributed),
            isNumeric: true,
            cell: (row) => written(row.distributedIsk),
          },
          {
            id: 'allocated',
            header: t(messages.allocated),
            isNumeric: true,
            cell: (row) => written(row.allocatedIsk),
          },
        ]}
        phoneRow={({ name, detail, ...row }) => ({
          title: name,
          detail,
          aside: written(row.distributedIsk ?? row.allocatedIsk),
        })}
        totals={{
          // The reduced layout names each sum by its column.
          ...(!isMobile && { name: t(messages.total) }),
          distributed: formatAmount(distributedIsk),
          allocated: formatAmount(totalOf(moves)),
        }}
      />
      {heldIsk !== 0 && (
        <p className={styles.held}>
          {t(heldIsk > 0 ? messages.held : messages.paidFromHeld, {
            amount: formatAmount(Math.abs(heldIsk)),
          })}
        </p>
      )}
    </div>
  );
}
