import { type IswcFileReport, receiveIswcFile } from '@omur/contract/exchange/iswc/iswc';
import { readFileText } from '@omur/contract/platform/rules/fileText';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { FileTrial, mostReported, TrialReport } from '../../platform/ui/FileTrial.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages, outcomes } from './messages.ts';

const mostBytes = 7_000_000;

/** X57: tries a file of the agency, shows what it would change, and takes it in. */
export function ReceiveDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [report, setReport] = useState<IswcFileReport>();
  const { send, reset, isSending, refusal } = useChange(receiveIswcFile, (answer) => {
    setReport(answer);
    if (!answer.isTaken) return;
    toast({ text: t(messages.taken) });
    onClose();
  });
  const isReady = report !== undefined && !report.isKnown;
  return (
    <FileTrial
      title={t(messages.receive)}
      description={t(messages.receiveWhat)}
      label={t(messages.fileName)}
      accept=".json,application/json"
      mostBytes={mostBytes}
      tooLarge={t(messages.tooLarge)}
      act={t(messages.take)}
      read={async (file) => ({ fileName: file.name, fileText: readFileText(await file.arrayBuffer()) })}
      isTried={report !== undefined}
      isReady={isReady}
      isSending={isSending}
      problem={refusal}
      onForget={() => {
        setReport(undefined);
        reset();
      }}
      onTry={(read) => send({ body: { ...read, isTrial: true } })}
      onTake={(read) => send({ body: { ...read, isTrial: false } })}
      onClose={onClose}
    >
      {report?.isKnown && <Alert look="warning" isAnnounced title={t(messages.known)} />}
      {isReady && <Report report={report} />}
    </FileTrial>
  );
}

function Report({ report: { lines } }: { report: IswcFileReport }) {
  const t = useText();
  return (
    <TrialReport label={t(messages.report)}>
      <thead>
        <tr>
          <th scope="col">{t(messages.line)}</th>
          <th scope="col">{t(messages.work)}</th>
          <th scope="col">{t(messages.iswc)}</th>
          <th scope="col">{t(messages.outcome)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, mostReported).map(({ lineNumber, workId, title, iswc, outcome, answerMessage }) => (
          <tr key={lineNumber}>
            <td className="tabular">{lineNumber}</td>
            <td>
              {title} <span className="dim tabular">{workId}</span>
            </td>
            <td className="tabular">{iswc && formatIswc(iswc)}</td>
            <td>
              {t(outcomes[outcome])}
              {answerMessage && `: ${answerMessage}`}
            </td>
          </tr>
        ))}
      </tbody>
    </TrialReport>
  );
}
