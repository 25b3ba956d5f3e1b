import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useText } from '../i18n/texts.tsx';
import { classes } from './classes.ts';
import { type Column, type Sort, sortedBy } from './columns.ts';
import { IconButton } from './IconButton.tsx';
import { messages } from './messages.ts';
import { SelectField } from './SelectField.tsx';
import styles from './table.module.css';

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return columns.map(({ id, header, isNumeric, isSortable }) => {
    const direction = sort?.column === id ? sort.direction : undefined;
    const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
    return (
      <div
        key={id}
        role="columnheader"
        aria-sort={isSortable && onSort ? (direction ?? 'none') : undefined}
        className={classes(styles.headCell, isNumeric && styles.numeric)}
      >
        {isSortable && onSort ? (
          <button type="button" className={styles.sort} onClick={() => onSort(sortedBy(id, sort))}>
            {header}
            <Arrow className={classes(styles.arrow, direction && styles.shown)} size={14} aria-hidden />
          </button>
        ) : (
          header
        )}
      </div>
    );
  });
}

/** Where there are no column headers to press. */
export function PhoneSort<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  const t = useText();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (!onSort || sortable.length === 0) return null;
  return (
    <div className={styles.phoneSort} data-print="no">
      <SelectField
        label={t(messages.sortBy)}
        isLabelHidden
        value={sort?.column ?? ''}
        placeholder={sort ? undefined : t(messages.sortBy)}
        options={sortable.map(({ id, header }) => ({ value: id, label: `${t(messages.sortBy)}: ${header}` }))}
        onChange={(column) => onSort({ column, direction: 'ascending' })}
      />
      {sort && (
        <IconButton
          label={t(messages.reverseOrder)}
          icon={<ArrowDownUp />}
          onClick={() => onSort(sortedBy(sort.column, sort))}
        />
      )}
    </div>
  );
}
