import { defaultDuration } from '@omur/contract/platform/rules/duration';
import { checkLine } from '@omur/contract/performances/rules/setList';
import { type FormEvent, useRef, useState } from 'react';
import { type ForeignRow, proposedLine, type SetListRow } from '../form.ts';
import { ForeignFields } from './ForeignFields.tsx';

export interface PanelProps {
  formId: string;
  onAdd: (row: SetListRow) => void;
}

/** L9.1: it was played once, and lasts three minutes until one says otherwise. */
export const aForeignRow = (): ForeignRow => ({
  kind: 'foreign',
  key: crypto.randomUUID(),
  title: '',
  authors: '',
  duration: defaultDuration,
  quantity: '1',
  iswc: '',
});

export function ForeignPanel({ formId, onAdd }: PanelProps) {
  const [row, setRow] = useState(aForeignRow);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const results = checkLine(proposedLine(row));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (results.length === 0) return onAdd(row);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <ForeignFields row={row} onChange={setRow} results={results} isTried={isTried} />
    </form>
  );
}
