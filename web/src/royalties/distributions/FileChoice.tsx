import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { Field } from '../../platform/ui/Field.tsx';
import styles from './distributions.module.css';
import { messages } from './messages.ts';

/** The server takes no more. */
const mostBytes = 2_147_483_648;

/** Why a file cannot be sent. */
export function fileProblem(file: File | undefined): Text | undefined {
  if (!file) return messages.fileNeeded;
  if (file.size === 0) return messages.fileEmpty;
  return file.size > mostBytes ? messages.fileTooLarge : undefined;
}

interface FileChoiceProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
}

/** The file of a distribution, chosen or dropped. Nothing of it is read before it has arrived at the server. */
export function FileChoice({ file, onChange, error }: FileChoiceProps) {
  const t = useText();
  const [language] = useLanguage();
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setIsOver(isOverNow);
  };
  return (
    <Field label={t(messages.file)} hint={t(messages.fileHint)} error={error}>
      {(wiring) => (
        <div
          className={classes(styles.drop, isOver && styles.over)}
          onDragEnter={(event) => drag(event, true)}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            onChange(event.dataTransfer.files[0]);
          }}
        >
          <input
            {...wiring}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={({ target }) => onChange(target.files?.[0])}
          />
          <label htmlFor={wiring.id}>
            <Upload size={20} aria-hidden />
            {file ? (
              <span>
                <bdi>{file.name}</bdi> <span className="dim">{fileSizeText(file.size, language)}</span>
              </span>
            ) : (
              t(messages.chooseFile)
            )}
          </label>
        </div>
      )}
    </Field>
  );
}
