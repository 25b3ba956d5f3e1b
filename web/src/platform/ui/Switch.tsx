import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Takes effect at once; what waits for a save button is a checkbox. */
export function Switch({ label, isOn, onChange, hint, isDisabled }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div id={`${id}-hint`} className={styles.more}>
          {hint}
        </div>
      )}
    </div>
  );
}
