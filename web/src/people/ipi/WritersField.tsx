import { searchIpiNames } from '@omur/contract/people/ipi';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import type { FieldProps } from '../../platform/ui/Field.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { societiesText } from './codeTexts.ts';

interface WritersFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isOptional'> {
  /** Names with commas between them. */
  value: string;
  onChange: (value: string) => void;
}

const searchFrom = 3;
const mostOffered = 10;

/** The names of writers as text, offered from the IPI register for the name that is being typed (X35). */
export function WritersField({ value, onChange, ...field }: WritersFieldProps) {
  const [language] = useLanguage();
  const typed = lastName(value);
  const settled = useDebounced(typed, 500);
  const isSettled = settled === typed;
  const isAsked = isSettled && settled.length >= searchFrom;
  const found = useQuery({
    ...listQueryFor(searchIpiNames, { query: { name: settled, limit: mostOffered } }),
    enabled: isAsked,
    // What cannot be offered keeps nobody from typing.
    retry: false,
  });
  return (
    <Combobox
      isFreeText
      {...field}
      value={value}
      onInput={onChange}
      options={(isAsked && found.data?.rows.filter(({ isWriter, name }) => isWriter && name !== typed)) || []}
      optionKey={({ ipiNameNumber }) => ipiNameNumber}
      renderOption={({ name, ipiNameNumber, societies }) => (
        <>
          <div>{name}</div>
          <div className="dim small">
            {[`IPI ${ipiNameNumber}`, societiesText(societies, language)].filter(Boolean).join(' · ')}
          </div>
        </>
      )}
      onSelect={({ name }) => onChange(withLastName(value, name))}
      isLoading={!isSettled || found.isFetching}
    />
  );
}

const lastName = (names: string) => names.slice(names.lastIndexOf(',') + 1).trim();

const withLastName = (names: string, name: string) => {
  const before = names.slice(0, names.lastIndexOf(',') + 1).trim();
  return before === '' ? name : `${before} ${name}`;
};
