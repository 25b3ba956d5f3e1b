import { type ReactNode, useId } from 'react';
import { CheckboxField } from './CheckboxField.tsx';
import styles from './CheckboxList.module.css';

export interface CheckboxListProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Any number of a few. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { label, options, chosen, onChange, error } = props;
  const id = useId();
  return (
    <fieldset className={styles.list} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {options.map(({ value, ...option }) => (
        <CheckboxField
          key={value}
          {...option}
          isInvalid={error !== undefined}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
