import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'onChange' | 'value' | 'size' | keyof FieldProps
>;

export interface TextFieldProps extends FieldProps, InputProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number';
  /** Figures of one width, for national ids, shares and amounts. */
  isNumeric?: boolean | undefined;
}

/** The length is counted, not cut off: nothing that is pasted is lost. */
export function TextField({ value, onChange, isNumeric, type = 'text', ...rest }: TextFieldProps) {
  const { label, id, hint, error, isOptional, isStarred, isLabelHidden, maxLength, ...input } = rest;
  const field = { label, id, hint, error, isOptional, isStarred, isLabelHidden, maxLength, value };

  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type={type}
          className={classes(control.control, isNumeric && control.numeric)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
