import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { messages } from './messages.ts';

export interface FieldProps {
  label: string;
  /** Given by the page when an error summary links to the field. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** Where what must be filled in is marked instead of what may be left out. */
  isStarred?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** Shows how many characters are left of this many. */
  maxLength?: number | undefined;
}

/** What the control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface WrapperProps extends FieldProps {
  /** The text so far, when characters are counted. */
  value?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({
  label,
  id: givenId,
  hint,
  error,
  isOptional,
  isStarred,
  isLabelHidden,
  maxLength,
  value = '',
  children,
}: WrapperProps) {
  const t = useText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const left = maxLength === undefined ? undefined : maxLength - value.length;
  const described = [error && `${id}-error`, hint && `${id}-hint`, left !== undefined && `${id}-left`].filter(
    Boolean,
  );

  return (
    <div className={styles.field}>
      <label className={classes(styles.label, isLabelHidden && styles.hidden)} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.mark}> – {t(messages.optional)}</span>}
        {isStarred && (
          <span className={styles.star} aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {(hint || left !== undefined) && (
        <div className={styles.below}>
          {hint && <div id={`${id}-hint`}>{hint}</div>}
          {left !== undefined && (
            <div id={`${id}-left`} className={classes(styles.left, left < 0 && styles.over)}>
              {left < 0
                ? t(messages.charactersOver, { count: -left })
                : t(messages.charactersLeft, { count: left })}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
