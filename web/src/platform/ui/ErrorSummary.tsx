import { useEffect, useRef } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Alert } from './Alert.tsx';
import styles from './ErrorSummary.module.css';
import { messages } from './messages.ts';

export interface FieldError {
  /** The `id` given to the field. */
  fieldId: string;
  text: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Count the attempts to send: at each one that fails the summary takes the focus. */
  attempt: number;
  title?: string | undefined;
}

export function ErrorSummary({ errors, attempt, title }: ErrorSummaryProps) {
  const t = useText();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1}>
      <Alert look="danger" title={title ?? t(messages.toCorrect, { count: errors.length })}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId + text}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
