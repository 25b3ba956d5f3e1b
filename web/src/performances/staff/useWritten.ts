import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Text } from '../../platform/i18n/text.ts';

/** The texts of a form, and the field of each. */
export function useWritten<Written extends Record<string, string>>(
  start: () => Written,
  problemAt: (wire: string) => string | undefined,
) {
  const t = useText();
  const [written, setWritten] = useState(start);
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const field = (name: keyof Written & string, label: Text, wire: string) => ({
    label: t(label),
    value: written[name] ?? '',
    onChange: (value: string) => change({ [name]: value } as Partial<Written>),
    error: problemAt(wire),
  });
  return { written, change, field };
}
