import { type ReceivedCwrReport, receiveCwrAnswers } from '@omur/contract/exchange/cwrOut/cwrOut';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { base64Of } from '../../platform/attachments/base64.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { FileTrial, mostReported, TrialReport } from '../../platform/ui/FileTrial.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages, outcomes, statuses } from './messages.ts';

const mostBytes = 8_000_000;

/** X95: tries a file of answers, shows what it says, and takes it in. */
export function ReceiveDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [report, setReport] = useState<ReceivedCwrReport>();
  const { send, reset, isSending, refusal } = useChange(receiveCwrAnswers, (answer) => {
    setReport(answer);
    if (!answer.isTaken) return;
    toast({ text: t(messages.taken) });
    onClose();
  });
  const isReady = report !== undefined && !report.isKnown;
  return (
    <FileTrial
      title={t(messages.receive)}
      description={t(messages.receiveMore)}
      label={t(messages.fileName)}
      accept=".v21,.v22,.V21,.V22"
      mostBytes={mostBytes}
      tooLarge={t(messages.tooLarge)}
      act={t(messages.take)}
      read={async (file) => ({ fileName: file.name, content: await base64Of(file) })}
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

function Report({ report: { lines } }: { report: ReceivedCwrReport }) {
  const t = useText();
  const statusOf = (status: string) =>
    status in statuses ? t(statuses[status as keyof typeof statuses]) : status;
  return (
    <TrialReport label={t(messages.report)}>
      <thead>
        <tr>
          <th scope="col">{t(messages.work)}</th>
          <th scope="col">{t(messages.answer)}</th>
          <th scope="col">{t(messages.outcome)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, mostReported).map(({ workId, title, status, outcome }, at) => (
          <tr key={at}>
            <td>
              {title} <span className="dim tabular">{workId}</span>
            </td>
            <td>{statusOf(status)}</td>
            <td>{t(outcomes[outcome])}</td>
          </tr>
        ))}
      </tbody>
    </TrialReport>
  );
}
