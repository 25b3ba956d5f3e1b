import type { IpiName } from '@omur/contract/people/ipi';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import type { FieldProps } from '../../platform/ui/Field.tsx';
import { IpiOption } from './IpiOption.tsx';
import { useIpiNames } from './useIpiNames.ts';

interface PartyFieldProps extends Pick<FieldProps, 'label' | 'error'> {
  value: string;
  onChange: (name: string) => void;
  onChoose: (name: IpiName) => void;
}

/** The name of a publisher as text, offered from the IPI register: its number says which society has each of its rights (X139). */
export function PartyField({ value, onChange, onChoose, ...field }: PartyFieldProps) {
  const { names, isLoading } = useIpiNames(value.trim());
  return (
    <Combobox
      isFreeText
      {...field}
      value={value}
      onInput={onChange}
      options={names}
      optionKey={({ ipiNameNumber }) => ipiNameNumber}
      renderOption={(name) => <IpiOption of={name} />}
      onSelect={onChoose}
      isLoading={isLoading}
    />
  );
}
