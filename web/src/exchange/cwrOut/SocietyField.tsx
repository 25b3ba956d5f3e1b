import { type CwrSociety, listCwrSocieties } from '@omur/contract/exchange/cwrOut/cwrOut';
import { fold } from '@omur/contract/platform/rules/folding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { messages } from './messages.ts';

interface SocietyFieldProps {
  value: CwrSociety | undefined;
  onChange: (society: CwrSociety | undefined) => void;
  error: string | undefined;
}

const mostFound = 20;
const labelOf = ({ receiver, societyName }: CwrSociety) => `${receiver} ${societyName}`;

/** X130: a society that is no receiver yet, by its number or name. */
export function SocietyField({ value, onChange, error }: SocietyFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const known = useQuery(listQueryFor(listCwrSocieties));
  const words = fold(typed).split(' ');
  const begins = ({ societyName }: CwrSociety) => fold(societyName).startsWith(words[0] ?? '');
  const found = (known.data?.rows ?? [])
    .filter((society) => words.every((word) => fold(labelOf(society)).includes(word)))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, mostFound);
  return (
    <Combobox
      label={t(messages.society)}
      hint={t(messages.societyHint)}
      error={error ?? known.error?.message}
      value={value ? labelOf(value) : typed}
      onInput={(next) => {
        onChange(undefined);
        setTyped(next);
      }}
      options={typed.trim() === '' ? [] : found}
      optionKey={({ receiver }) => receiver}
      renderOption={({ receiver, societyName }) => (
        <>
          <span className="dim tabular">{receiver}</span> {societyName}
        </>
      )}
      onSelect={(society) => {
        setTyped(labelOf(society));
        onChange(society);
      }}
      isLoading={known.isPending}
      emptyText={t(typed.trim() === '' ? messages.societyHint : messages.noSociety)}
    />
  );
}
