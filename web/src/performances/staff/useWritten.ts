import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Text } from '../../platform/i18n/text.ts';

/** The texts of a form. `field` is one that the call has too, with what the server says of it; `choice` is one of the form alone. */
export function useWritten<Written extends Record<string, string>, Sent extends string>(
  start: () => Written,
  problemAt: (field: Sent) => string | undefined,
) {
  const t = useText();
  const [written, setWritten] = useState(start);
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const choice = (name: keyof Written & string, label: Text) => ({
    label: t(label),
    value: written[name] ?? '',
    onChange: (value: string) => change({ [name]: value } as Partial<Written>),
  });
  const field = (name: keyof Written & Sent, label: Text) => ({
    ...choice(name, label),
    error: problemAt(name),
  });
  return { written, change, field, choice };
}
