import { checkIpiImport } from '@omur/contract/people/ipi';
import { useState } from 'react';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useSending } from '../../platform/attachments/useSending.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { FileField } from '../../platform/attachments/FileField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { messages } from './messages.ts';
import { sendFile } from './sendFile.ts';

interface NewImportDialogProps {
  onSent: (ipiImportId: number) => void;
  onClose: () => void;
}

/** X31: a file is sent and checked; nothing is taken before staff have seen what is in it. */
export function NewImportDialog({ onSent, onClose }: NewImportDialogProps) {
  const t = useText();
  const [language] = useLanguage();
  const readAnew = useReadAnew();
  const [file, setFile] = useState<File>();
  const [isTried, setIsTried] = useState(false);
  const { sentBytes, refusal, send } = useSending();

  const problem = !file ? messages.fileNeeded : file.size === 0 ? messages.fileEmpty : undefined;
  const size = (bytes: number) => fileSizeText(bytes, language);

  const submit = () => {
    setIsTried(true);
    if (!file || problem) return;
    void send(async (onProgress, signal) => {
      const ipiImportId = await sendFile(file, onProgress, signal);
      void readAnew(checkIpiImport);
      onSent(ipiImportId);
    });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.import)}
      description={t(messages.importWhat)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={sentBytes !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint)}
        choose={t(messages.chooseFile)}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        file={file}
        onChange={setFile}
        error={isTried && problem ? t(problem) : undefined}
      />
      {file && sentBytes !== undefined && (
        <Progress
          label={t(messages.sending)}
          value={sentBytes / file.size}
          detail={`${size(sentBytes)} / ${size(file.size)}`}
        />
      )}
    </FormDialog>
  );
}
