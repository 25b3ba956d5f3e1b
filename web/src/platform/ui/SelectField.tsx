import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

type Native = Omit<ComponentProps<'select'>, 'className' | 'style' | 'onChange' | 'value' | keyof FieldProps>;

export interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'maxLength'>, Native {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** Stands in the field until something is chosen. */
  placeholder?: string | undefined;
}

/** The system's own list: the best there is on a phone, and everyone knows it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    value,
    onChange,
    options,
    placeholder,
    label,
    id,
    hint,
    error,
    isOptional,
    isStarred,
    isLabelHidden,
    ...select
  } = props;

  return (
    <Field {...{ label, id, hint, error, isOptional, isStarred, isLabelHidden }}>
      {(wiring) => (
        <div className={control.withEnd}>
          <select
            {...select}
            {...wiring}
            className={`${control.control} ${styles.select}`}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} size={18} aria-hidden />
        </div>
      )}
    </Field>
  );
}
