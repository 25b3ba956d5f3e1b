import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import type { ReactNode } from 'react';
import type { Text } from '../../../platform/i18n/text.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { messages } from '../messages.ts';

interface ShareFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: Text | undefined;
  hint?: ReactNode;
  isFixed?: boolean;
}

/** F5.15: digits and a dot; a comma becomes one. */
export function ShareField({ value, onChange, error, hint, isFixed = false }: ShareFieldProps) {
  const t = useText();
  return (
    <TextField
      label={`${t(messages.share)} (%)`}
      value={value}
      onChange={(typed) => onChange(normaliseShareInput(typed))}
      error={error && t(error)}
      hint={hint}
      readOnly={isFixed}
      inputMode="decimal"
      autoComplete="off"
      isNumeric
      required
    />
  );
}
