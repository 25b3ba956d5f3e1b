import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface CheckboxFieldProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** What is wrong with it is said elsewhere. */
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export function CheckboxField({
  label,
  isChecked,
  onChange,
  id: givenId,
  hint,
  error,
  isInvalid,
  isDisabled,
}: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        className={styles.checkbox}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={hint || error ? `${id}-more` : undefined}
        aria-invalid={error || isInvalid ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {(hint || error) && (
        <div id={`${id}-more`} className={styles.more}>
          {error && <p className={styles.error}>{error}</p>}
          {hint}
        </div>
      )}
    </div>
  );
}
