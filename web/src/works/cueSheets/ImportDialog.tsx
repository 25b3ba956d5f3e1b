import { type FileReport, importCueSheets } from '@omur/contract/works/cueSheets';
import { readFileText } from '@omur/contract/platform/rules/fileText';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FileTrial } from '../../platform/ui/FileTrial.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { Report } from './Report.tsx';
import { useChange } from '../../platform/api/useChange.ts';

/** What the server takes in one go. */
const mostBytes = 1_000_000;

/** D2: tries a file, shows what would become of every line, and takes in all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [report, setReport] = useState<FileReport>();
  const { send, reset, isSending, problemAt, refusal } = useChange(importCueSheets, (answer) => {
    setReport(answer);
    if (!answer.isImported) return;
    toast({ text: t(messages.taken, { count: answer.sheetCount }) });
    onClose();
  });
  return (
    <FileTrial
      title={t(messages.importTitle)}
      description={t(messages.importWhat)}
      label={t(messages.file)}
      accept=".csv,.txt,text/csv,text/plain"
      mostBytes={mostBytes}
      tooLarge={t(messages.tooLarge)}
      act={t(messages.takeIn)}
      read={async (file) => readFileText(await file.arrayBuffer())}
      isTried={report !== undefined}
      isReady={report !== undefined && report.lines.every(({ isRefused }) => !isRefused)}
      isSending={isSending}
      problem={problemAt('fileText') ?? refusal}
      onForget={() => {
        setReport(undefined);
        reset();
      }}
      onTry={(fileText) => send({ body: { fileText, isTrial: true } })}
      onTake={(fileText) => send({ body: { fileText, isTrial: false } })}
      onClose={onClose}
    >
      {report && <Report report={report} />}
    </FileTrial>
  );
}
