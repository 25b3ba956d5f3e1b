import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { messages } from './messages.ts';
import type { Statement } from './statement.ts';

interface StatementFieldsProps {
  field: (name: keyof Statement) => {
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
  };
}

/** The day and the words of the statements of a run (R34). */
export function StatementFields({ field }: StatementFieldsProps) {
  const t = useText();
  return (
    <>
      <DateField
        {...field('distributedOn')}
        isOptional
        label={t(messages.distributedOn)}
        hint={t(messages.distributedOnHint)}
      />
      <TextArea {...field('royaltyTextIs')} isOptional rows={3} label={t(messages.textIs)} maxLength={2000} />
      <TextArea {...field('royaltyTextEn')} isOptional rows={3} label={t(messages.textEn)} maxLength={2000} />
    </>
  );
}
