import { readBankAnswer } from '@omur/contract/royalties/payments';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { FileField } from '../../platform/attachments/FileField.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { deskMessages as messages } from './deskMessages.ts';

/** Reads a file of the bank (R23). */
export function AnswerDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [bankFile, setBankFile] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [duplicates, setDuplicates] = useState(0);
  const { send, isSending, refusal, reset } = useChange(readBankAnswer, (read) => {
    toast({
      text: t(messages.answerRead, {
        paid: read.paidCount,
        rejected: read.rejectedCount,
        returned: read.returnedCount,
        other: read.otherCount,
      }),
    });
    setDuplicates(read.duplicateCount);
    if (read.duplicateCount === 0) onClose();
  });
  return (
    <FormDialog
      title={t(messages.readAnswer)}
      act={t(messages.read)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => {
        setIsTried(true);
        if (bankFile !== '') send({ body: { bankFile } });
      }}
      onClose={onClose}
    >
      {duplicates > 0 && (
        <Alert look="warning" isAnnounced title={t(messages.duplicatesTitle)}>
          {t(messages.duplicates, { count: duplicates })}
        </Alert>
      )}
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint)}
        choose={t(messages.chooseFile)}
        accept=".xml,application/xml,text/xml"
        file={file}
        onChange={(chosen) => {
          reset();
          setDuplicates(0);
          setFile(chosen);
          setBankFile('');
          void chosen?.text().then(setBankFile);
        }}
        error={isTried && bankFile === '' ? t(file ? messages.fileEmpty : messages.fileNeeded) : undefined}
      />
    </FormDialog>
  );
}
