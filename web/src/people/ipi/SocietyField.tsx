import { type IpiSociety, listIpiSocieties } from '@omur/contract/people/ipi';
import { fold } from '@omur/contract/platform/rules/folding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { typedMessages as messages } from './typedMessages.ts';

interface SocietyFieldProps {
  value: IpiSociety | undefined;
  onChange: (society: IpiSociety | undefined) => void;
  error: string | undefined;
}

const mostFound = 20;
const numberOf = ({ societyCode }: IpiSociety) => String(societyCode).padStart(3, '0');
const labelOf = (society: IpiSociety) => `${numberOf(society)} ${society.societyName}`;

/** A society by its number or name. */
export function SocietyField({ value, onChange, error }: SocietyFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const known = useQuery(listQueryFor(listIpiSocieties));
  const words = fold(typed).split(' ');
  const begins = ({ societyName }: IpiSociety) => fold(societyName).startsWith(words[0] ?? '');
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
      optionKey={numberOf}
      renderOption={(society) => (
        <>
          <span className="dim tabular">{numberOf(society)}</span> {society.societyName}
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
