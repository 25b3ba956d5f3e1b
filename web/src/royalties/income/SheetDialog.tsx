import { readIncomeSheet } from '@omur/contract/royalties/income';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Field } from '../../platform/ui/Field.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

const mostShown = 20;

/** Tries a sheet of income, shows what is wrong with it, and registers it once nothing is (R4). */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [sheet, setSheet] = useState('');
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
      onSubmit={() => sheet !== '' && send({ body: { sheet, isKept: isSound } })}
      onClose={onClose}
    >
      <Field label={t(messages.file)} hint={t(messages.fileHint)}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              reset();
              void target.files?.[0]?.text().then(setSheet);
            }}
          />
        )}
      </Field>
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
