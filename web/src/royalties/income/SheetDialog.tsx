import { readFileText } from '@omur/contract/platform/rules/fileText';
import { readIncomeSheet } from '@omur/contract/royalties/income';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { FileField } from '../../platform/attachments/FileField.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

const mostShown = 20;

/** Tries a sheet of income, shows what is wrong with it, and registers it once nothing is (R4). */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [sheet, setSheet] = useState('');
  const [isTried, setIsTried] = useState(false);
  const {
    send,
    isSending,
    refusal,
    reset,
    answer: data,
  } = useChange(readIncomeSheet, ({ isKept }) => {
    if (!isKept) return;
    toast({ text: t(messages.sheetKept) });
    onClose();
  });
  const isSound = data !== undefined && data.problemCount === 0;
  return (
    <FormDialog
      title={t(messages.sheet)}
      act={t(isSound ? messages.keepFile : messages.tryFile)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => {
        setIsTried(true);
        if (sheet !== '') send({ body: { sheet, isKept: isSound } });
      }}
      onClose={onClose}
    >
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint)}
        choose={t(messages.chooseFile)}
        accept=".csv,text/csv"
        file={file}
        onChange={(chosen) => {
          reset();
          setFile(chosen);
          setSheet('');
          void chosen?.arrayBuffer().then((bytes) => setSheet(readFileText(bytes)));
        }}
        error={isTried && sheet === '' ? t(file ? messages.fileEmpty : messages.fileNeeded) : undefined}
      />
      {isSound && (
        <Alert
          look="success"
          isAnnounced
          title={t(messages.sheetSound, { count: data.lineCount, amount: exactAmount(data.grossIsk) })}
        />
      )}
      {data && data.problemCount > 0 && (
        <Alert look="danger" isAnnounced title={t(messages.sheetWrong)}>
          <ul>
            {data.lines
              .filter(({ lineProblem }) => lineProblem !== null)
              .slice(0, mostShown)
              .map(({ fileLine, payerName, lineProblem }) => (
                <li key={fileLine}>
                  {t(messages.sheetLine, {
                    line: fileLine,
                    payer: payerName || '–',
                    problem: lineProblem ?? '',
                  })}
                </li>
              ))}
          </ul>
        </Alert>
      )}
    </FormDialog>
  );
}
