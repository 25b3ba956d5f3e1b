import { useText } from '../../platform/i18n/texts.tsx';
import { Field } from '../../platform/ui/Field.tsx';
import { messages } from './messages.ts';

interface SheetFileProps {
  onChange: (text: string) => void;
  error: string | undefined;
}

/** A CSV of balances, read as text. */
export function SheetFile({ onChange, error }: SheetFileProps) {
  const t = useText();
  return (
    <Field label={t(messages.file)} hint={t(messages.fileHint)} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            onChange('');
            void target.files?.[0]?.text().then(onChange);
          }}
        />
      )}
    </Field>
  );
}
