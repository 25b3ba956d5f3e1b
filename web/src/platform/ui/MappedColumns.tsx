import styles from './MappedColumns.module.css';
import { SelectField, type SelectOption } from './SelectField.tsx';

export interface MappedColumn<Value extends string> {
  /** Counted from 1. */
  number: number;
  /** What the file calls it, or its number. */
  name: string;
  /** What its first lines have. */
  said: string;
  label: string;
  value: Value;
}

interface MappedColumnsProps<Value extends string> {
  columns: readonly MappedColumn<Value>[];
  options: readonly SelectOption<Value>[];
  onChange: (number: number, value: Value) => void;
}

/** Which column of a file is which of ours, with what its first lines have. */
export function MappedColumns<Value extends string>({
  columns,
  options,
  onChange,
}: MappedColumnsProps<Value>) {
  return (
    <ul className={styles.columns}>
      {columns.map(({ number, name, said, label, value }) => (
        <li key={number} className={styles.column}>
          <div className={styles.said}>
            <strong>{name}</strong>
            <span className="dim small">{said}</span>
          </div>
          <SelectField
            isLabelHidden
            label={label}
            value={value}
            onChange={(chosen) => onChange(number, chosen)}
            options={options}
          />
        </li>
      ))}
    </ul>
  );
}
