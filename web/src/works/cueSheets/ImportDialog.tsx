import { type FileReport, importCueSheets } from '@omur/contract/works/cueSheets';
import { readFileText } from '@omur/contract/platform/rules/fileText';
import { type ChangeEvent, useId, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './cueSheets.module.css';
import { messages } from './messages.ts';
import { Report } from './Report.tsx';
import { useChange } from '../../platform/api/useChange.ts';

/** What the server takes in one go. */
const mostBytes = 1_000_000;

/** D2: tries a file, shows what would become of every line, and takes in all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const id = useId();
  const [fileText, setFileText] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [report, setReport] = useState<FileReport>();
  const { send, reset, isSending, problemAt, refusal } = useChange(importCueSheets, (answer) => {
    setReport(answer);
    if (!answer.isImported) return;
    toast({ text: t(messages.taken, { count: answer.sheetCount }) });
    onClose();
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setReport(undefined);
    reset();
    setIsTooLarge(file !== undefined && file.size > mostBytes);
    if (!file || file.size > mostBytes) return;
    const text = readFileText(await file.arrayBuffer());
    setFileText(text);
    send({ body: { fileText: text, isTrial: true } });
  };
  const problem = isTooLarge ? t(messages.tooLarge) : (problemAt('fileText') ?? refusal);
  const isReady = report !== undefined && report.lines.every(({ isRefused }) => !isRefused);

  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.importTitle)}
      description={t(messages.importWhat)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            look="primary"
            disabled={!isReady}
            isLoading={isSending && isReady}
            onClick={() => !isSending && send({ body: { fileText, isTrial: false } })}
          >
            {t(messages.takeIn)}
          </Button>
        </>
      }
    >
      <Stack>
        <div>
          <label htmlFor={id}>{t(messages.file)}</label>
          <input
            id={id}
            className={styles.file}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-describedby={`${id}-more`}
            onChange={(event) => void choose(event)}
          />
        </div>
        <div id={`${id}-more`} role="status">
          {isSending && !report && t(messages.trying)}
        </div>
        {problem && <Alert look="danger" isAnnounced title={problem} />}
        {report && <Report report={report} />}
      </Stack>
    </Dialog>
  );
}
