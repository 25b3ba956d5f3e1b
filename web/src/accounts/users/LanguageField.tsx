import { useText } from '../../platform/i18n/texts.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { messages } from './messages.ts';

export type Language = 'is' | 'en';

interface LanguageFieldProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language that the invitation is written in. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const t = useText();
  return (
    <SelectField
      label={t(messages.language)}
      value={value}
      onChange={onChange}
      options={[
        { value: 'is', label: t(messages.icelandic) },
        { value: 'en', label: t(messages.english) },
      ]}
    />
  );
}
