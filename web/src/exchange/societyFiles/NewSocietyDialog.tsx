import { checkSocietyImport } from '@omur/contract/exchange/societyFiles';
import { societyFileEndings, societyFileKinds } from '@omur/contract/platform/fields/societyFiles';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useReadAnew } from '../../platform/api/useChange.ts';
import field from '../../platform/attachments/FileField.module.css';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useSending } from '../../platform/attachments/useSending.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Field } from '../../platform/ui/Field.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import { sendFiles } from './sendFiles.ts';
import styles from './societyFiles.module.css';

interface NewSocietyDialogProps {
  onSent: (societyImportId: number) => void;
  onClose: () => void;
}

const names = societyFileKinds.flatMap((kind) => societyFileEndings.map((ending) => `${kind}.${ending}`));

/** O80: files are sent and checked; nothing is taken before somebody has seen what is in them. */
export function NewSocietyDialog({ onSent, onClose }: NewSocietyDialogProps) {
  const t = useText();
  const [language] = useLanguage();
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isTried, setIsTried] = useState(false);
  const readAnew = useReadAnew();
  const { sentBytes, refusal, send } = useSending();

  const size = (bytes: number) => fileSizeText(bytes, language);
  const all = files.reduce((sum, file) => sum + file.size, 0);
  const unknown = files.find((file) => !names.includes(file.name.toLowerCase()));
  const empty = files.find((file) => file.size === 0);
  const filesProblem = unknown
    ? t(messages.fileUnknown, { name: unknown.name })
    : empty
      ? t(messages.fileEmpty, { name: empty.name })
      : files.length === 0
        ? t(messages.filesNeeded)
        : undefined;
  const nameProblem = name.trim() === '' ? t(messages.nameNeeded) : undefined;

  const submit = () => {
    setIsTried(true);
    if (filesProblem || nameProblem) return;
    void send(async (onProgress, signal) => {
      const sent = await sendFiles({ name: name.trim(), files, onSent: onProgress, signal });
      void readAnew(checkSocietyImport);
      onSent(sent);
    });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.new)}
      description={t(messages.newWhat)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={sentBytes !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        value={name}
        onChange={setName}
        error={isTried ? nameProblem : undefined}
      />
      <Field
        label={t(messages.files)}
        hint={t(messages.filesHint, { names: societyFileKinds.join(', ') })}
        error={isTried ? filesProblem : undefined}
      >
        {(wiring) => (
          <div className={field.drop}>
            <input
              {...wiring}
              type="file"
              multiple
              accept=".csv,.xlsx,text/csv"
              onChange={({ target }) => setFiles([...(target.files ?? [])])}
            />
            <label htmlFor={wiring.id}>
              <Upload size={20} aria-hidden />
              {files.length > 0 ? t(messages.chosen, { count: files.length }) : t(messages.choose)}
            </label>
          </div>
        )}
      </Field>
      {files.length === 0 && <Link to="/gagnaflutningur/dalkar">{t(messages.columnsLead)}</Link>}
      {files.length > 0 && (
        <ul className={styles.chosen}>
          {files.map((file) => (
            <li key={file.name}>
              <bdi>{file.name}</bdi> <span className="dim">{size(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      {sentBytes !== undefined && (
        <Progress
          label={t(messages.sending)}
          value={sentBytes / all}
          detail={`${size(sentBytes)} / ${size(all)}`}
        />
      )}
    </FormDialog>
  );
}
