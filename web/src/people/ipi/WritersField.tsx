import { Combobox } from '../../platform/ui/Combobox.tsx';
import type { FieldProps } from '../../platform/ui/Field.tsx';
import { IpiOption } from './IpiOption.tsx';
import { useIpiNames } from './useIpiNames.ts';

interface WritersFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isOptional'> {
  /** Names with commas between them. */
  value: string;
  onChange: (value: string) => void;
}

/** The names of writers as text, offered from the IPI register for the name that is being typed (X35). */
export function WritersField({ value, onChange, ...field }: WritersFieldProps) {
  const { names, isLoading } = useIpiNames(lastName(value));
  return (
    <Combobox
      isFreeText
      {...field}
      value={value}
      onInput={onChange}
      options={names.filter(({ isWriter }) => isWriter)}
      optionKey={({ ipiNameNumber }) => ipiNameNumber}
      renderOption={(name) => <IpiOption of={name} />}
      onSelect={({ name }) => onChange(withLastName(value, name))}
      isLoading={isLoading}
    />
  );
}

const lastName = (names: string) => names.slice(names.lastIndexOf(',') + 1).trim();

const withLastName = (names: string, name: string) => {
  const before = names.slice(0, names.lastIndexOf(',') + 1).trim();
  return before === '' ? name : `${before} ${name}`;
};
