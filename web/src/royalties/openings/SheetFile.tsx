import { readFileText } from '@omur/contract/platform/rules/fileText';
import { useState } from 'react';
import { FileField } from '../../platform/attachments/FileField.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

interface SheetFileProps {
  onChange: (text: string) => void;
  error: string | undefined;
}

/** A CSV of balances, read as text. */
export function SheetFile({ onChange, error }: SheetFileProps) {
  const t = useText();
  const [file, setFile] = useState<File>();
  return (
    <FileField
      label={t(messages.file)}
      hint={t(messages.fileHint)}
      choose={t(messages.chooseFile)}
      accept=".csv,text/csv"
      file={file}
      onChange={(chosen) => {
        setFile(chosen);
        onChange('');
        void chosen?.arrayBuffer().then((bytes) => onChange(readFileText(bytes)));
      }}
      error={error}
    />
  );
}
