import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { SelectField } from '../../../platform/ui/SelectField.tsx';
import { messages } from '../messages.ts';
import { typeLabel } from './authorType.ts';

interface TypeFieldProps {
  types: readonly number[];
  value: number;
  onChange: (authorTypeId: number) => void;
}

export function TypeField({ types, value, onChange }: TypeFieldProps) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <SelectField
      label={t(messages.type)}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={types.map((type) => ({ value: String(type), label: typeLabel(type, language) }))}
    />
  );
}
