import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { gridOf, type RowsProps } from './columns.ts';
import { TableHead } from './TableHead.tsx';
import { PhoneRowContent, RowCells } from './TableRow.tsx';
import styles from './table.module.css';
import { useIsMobile } from './useIsMobile.ts';

export interface TableProps<Row> extends RowsProps<Row> {
  /** A last row of sums, by column. */
  totals?: Record<string, ReactNode> | undefined;
  /** Stands in a card of its own, or inside one already. */
  isBare?: boolean | undefined;
}

/** A short list, whole on the page; `VirtualTable` is for those that may be long. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowLink,
  phoneRow,
  totals,
  isBare,
}: TableProps<Row>) {
  const isMobile = useIsMobile();
  const frame = classes(styles.table, isBare && styles.bare);

  if (isMobile) {
    return (
      <div className={frame}>
        <ul aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)} className={styles.phoneRow}>
              <PhoneRowContent content={phoneRow(row)} link={rowLink?.(row)} />
            </li>
          ))}
        </ul>
        {totals && (
          <dl className={styles.phoneTotals}>
            {columns.map(
              ({ id, header }) =>
                totals[id] !== undefined && <Total key={id} header={header} sum={totals[id]} />,
            )}
          </dl>
        )}
      </div>
    );
  }

  return (
    <div
      className={frame}
      role="table"
      aria-label={label}
      style={{ '--grid': gridOf(columns) } as CSSProperties}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.headRow}>
          <TableHead columns={columns} sort={undefined} onSort={undefined} />
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row) => (
          <div key={rowKey(row)} role="row" className={styles.row}>
            <RowCells row={row} columns={columns} link={rowLink?.(row)} />
          </div>
        ))}
        {totals && (
          <div role="row" className={classes(styles.row, styles.totals)}>
            {columns.map(({ id, isNumeric }) => (
              <div key={id} role="cell" className={classes(styles.cell, isNumeric && styles.numeric)}>
                {totals[id]}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const Total = ({ header, sum }: { header: string; sum: ReactNode }) => (
  <Fragment>
    <dt>{header}</dt>
    <dd>{sum}</dd>
  </Fragment>
);
