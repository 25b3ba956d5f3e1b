import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../platform/ui/classes.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import styles from './statistics.module.css';

interface Pot {
  id: number | string;
  name: string;
  detail?: string | undefined;
  /** By column; nothing where a column does not concern it. */
  amounts: readonly (number | undefined)[];
  /** What is read aloud of the button; without one the pot does not open. */
  opens?: string | undefined;
}

interface PotsProps {
  label: string;
  columns: readonly string[];
  pots: readonly Pot[];
  totals?: { label: string; amounts: readonly number[] } | undefined;
  open: Pot['id'] | undefined;
  onOpen: (id: Pot['id'] | undefined) => void;
  /** What stands below the open pot. */
  children: ReactNode;
}

/** L2.24, L2.25: pots with their amounts; one of them is open at a time, and closes again. */
export function Pots({ label, columns, pots, totals, open, onOpen, children }: PotsProps) {
  const amountColumns = columns.slice(1);
  const cells = (amounts: readonly (number | undefined)[]) =>
    amountColumns.map((column, at) => (
      <div
        key={column}
        role="cell"
        className={classes(styles.potAmount, amounts[at] === undefined && styles.none)}
        data-column={columns.length > 2 ? column : undefined}
      >
        {amounts[at] !== undefined && formatAmount(amounts[at])}
      </div>
    ));
  return (
    <div
      role="table"
      aria-label={label}
      className={styles.pots}
      style={{ '--amounts': amountColumns.length } as CSSProperties}
    >
      <div role="row" className={classes(styles.potRow, styles.potHead)}>
        {columns.map((column, at) => (
          <div key={column} role="columnheader" className={at > 0 ? styles.potAmount : undefined}>
            {column}
          </div>
        ))}
      </div>
      {pots.map((pot) => {
        const isOpen = pot.id === open && pot.opens !== undefined;
        const Chevron = isOpen ? ChevronDown : ChevronRight;
        return (
          <div key={pot.id} role="rowgroup">
            <div role="row" className={classes(styles.potRow, pot.opens !== undefined && styles.opens)}>
              <div role="rowheader" className={styles.potName}>
                {pot.opens !== undefined && <Chevron className={styles.chevron} size={18} aria-hidden />}
                <span className={styles.potWords}>
                  <span>{pot.name}</span>
                  {pot.detail !== undefined && <span className={styles.second}>{pot.detail}</span>}
                </span>
                {pot.opens !== undefined && (
                  <button
                    type="button"
                    className={styles.cover}
                    aria-expanded={isOpen}
                    aria-label={pot.opens}
                    onClick={() => onOpen(isOpen ? undefined : pot.id)}
                  />
                )}
              </div>
              {cells(pot.amounts)}
            </div>
            {isOpen && (
              <div role="row" className={styles.opened}>
                <div role="cell" aria-colspan={columns.length}>
                  {children}
                </div>
              </div>
            )}
          </div>
        );
      })}
      {totals && (
        <div role="row" className={classes(styles.potRow, styles.potTotals)}>
          <div role="rowheader">{totals.label}</div>
          {cells(totals.amounts)}
        </div>
      )}
    </div>
  );
}
