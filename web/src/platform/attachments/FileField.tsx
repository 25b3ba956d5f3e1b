import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { fileSizeText } from './fileSize.ts';
import { useLanguage } from '../i18n/texts.tsx';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/Field.tsx';
import styles from './FileField.module.css';

interface FileFieldProps {
  label: string;
  hint: string;
  /** What stands in the field while there is no file. */
  choose: string;
  accept: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
}

/** A file, chosen or dropped. Nothing of it is read here. */
export function FileField({ label, hint, choose, accept, file, onChange, error }: FileFieldProps) {
  const [language] = useLanguage();
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setIsOver(isOverNow);
  };
  return (
    <Field label={label} hint={hint} error={error}>
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
            accept={accept}
            onChange={({ target }) => onChange(target.files?.[0])}
          />
          <label htmlFor={wiring.id}>
            <Upload size={20} aria-hidden />
            {file ? (
              <span>
                <bdi>{file.name}</bdi> <span className="dim">{fileSizeText(file.size, language)}</span>
              </span>
            ) : (
              choose
            )}
          </label>
        </div>
      )}
    </Field>
  );
}
