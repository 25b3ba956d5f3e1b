import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { classes } from './classes.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean | undefined;
  /** Side by side where there is room. */
  isInline?: boolean | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, options, id: givenId, hint, error, isLabelHidden, isInline } = props;
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={hint || error ? `${id}-more` : undefined}
    >
      <legend className={classes(styles.legend, isLabelHidden && styles.hidden)}>{label}</legend>
      {(hint || error) && (
        <div id={`${id}-more`} className={styles.groupMore}>
          {error && <p className={styles.error}>{error}</p>}
          {hint}
        </div>
      )}
      <div className={classes(styles.options, isInline && styles.inline)}>
        {options.map((option) => (
          <div key={option.value} className={styles.choice}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={id}
              className={styles.radio}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.hint && (
              <div id={`${id}-${option.value}-hint`} className={styles.more}>
                {option.hint}
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
