import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  label: string;
  /** 0 to 1; left out while nobody knows. */
  value?: number | undefined;
  detail?: ReactNode;
  onCancel?: (() => void) | undefined;
}

/** Work that takes a while: how far it is, and a way out of it. */
export function Progress({ label, value, detail, onCancel }: ProgressProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <progress id={id} className={styles.bar} {...(value !== undefined && { value })} max={1} />
      {onCancel && (
        <Button size="small" look="quiet" onClick={onCancel}>
          {t(messages.cancel)}
        </Button>
      )}
    </div>
  );
}
