import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './TextArea.module.css';

type AreaProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'onChange' | 'value' | keyof FieldProps
>;

export interface TextAreaProps extends FieldProps, AreaProps {
  value: string;
  onChange: (value: string) => void;
}

/** Grows with what is written in it. */
export function TextArea({ value, onChange, rows = 4, ...rest }: TextAreaProps) {
  const { label, id, hint, error, isOptional, isStarred, isLabelHidden, maxLength, ...area } = rest;
  const field = { label, id, hint, error, isOptional, isStarred, isLabelHidden, maxLength, value };

  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          className={`${control.control} ${styles.area}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
