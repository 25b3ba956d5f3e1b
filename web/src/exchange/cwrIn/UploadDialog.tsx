import { uploadCwrFile } from '@omur/contract/exchange/cwr/cwr';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { base64Of } from '../../platform/attachments/base64.ts';
import { FileField } from '../../platform/attachments/FileField.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';

interface UploadDialogProps {
  onUploaded: (cwrFileId: number) => void;
  onClose: () => void;
}

/** X80: a file is checked first; nothing of it is registered. */
export function UploadDialog({ onUploaded, onClose }: UploadDialogProps) {
  const t = useText();
  const [file, setFile] = useState<File>();
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal } = useChange(uploadCwrFile, ({ cwrFileId }) => onUploaded(cwrFileId));
  const submit = async () => {
    setIsTried(true);
    if (!file || isSending) return;
    send({ body: { fileName: file.name, content: await base64Of(file) } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.upload)}
      act={t(messages.check)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FileField
        label={t(messages.file)}
        hint={t(messages.uploadMore)}
        choose={t(messages.upload)}
        accept=".v21,.v22,.V21,.V22,.zip"
        file={file}
        onChange={setFile}
        error={isTried && !file ? t(messages.fileNeeded) : undefined}
      />
    </FormDialog>
  );
}
