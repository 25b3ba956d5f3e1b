import { type CwrOpenQuestion, decideCwrQuestion } from '@omur/contract/exchange/cwr/cwr';
import { type CwrVerdict, verdicts } from '@omur/contract/platform/fields/cwr';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useKeys } from '../../platform/page/useKeys.ts';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { OtherWork } from '../../royalties/usage/OtherWork.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './cwr.module.css';
import { agreementVerdicts, deskMessages as messages, verdictKeys, verdictNames } from './deskMessages.ts';
import { questions } from './messages.ts';

interface QuestionDetailProps {
  question: CwrOpenQuestion;
  onMove: (by: number) => void;
  onDecided: () => void;
}

const needReasons: readonly CwrVerdict[] = ['refuse', 'refuseClaim'];

/** What is no work, a revision, and a work whose writer or agreement is not known do not become works of their own. */
const unregistered: readonly string[] = ['differs', 'unsupported', 'agreement', 'writer'];

/** X140: an agreement is on file, or is refused; there is no work in it. */
const ofAgreements: readonly CwrVerdict[] = ['same', 'refuse'];
const isAgreement = ({ transactionType }: CwrOpenQuestion) => transactionType === 'AGR';

const mayBe = (question: CwrOpenQuestion, verdict: CwrVerdict): boolean => {
  const { cwrQuestion, workId, sent, onFile } = question;
  if (isAgreement(question)) return ofAgreements.includes(verdict);
  if (verdict === 'register') return sent !== null && !unregistered.includes(cwrQuestion);
  if (verdict === 'takePublishers')
    return (
      cwrQuestion === 'differs' &&
      sent !== null &&
      [...sent.parties, ...(onFile?.parties ?? [])].some(({ territories }) => territories.length > 0)
    );
  return (verdict !== 'same' && verdict !== 'conflict') || workId !== null;
};

/** X86: both versions side by side, and what staff say of them: one key decides. */
export function QuestionDetail({ question, onMove, onDecided }: QuestionDetailProps) {
  const t = useText();
  const toast = useToast();
  const [refusing, setRefusing] = useState<CwrVerdict>();
  const deciding = useChange(decideCwrQuestion, () => {
    toast({ text: t(messages.decided, { title: question.title }) });
    onDecided();
  });
  const { cwrTransactionId, reasons } = question;
  const decide = (verdict: CwrVerdict, more: { workId?: number; remark?: string } = {}) => {
    if (!deciding.isSending) deciding.send({ params: { cwrTransactionId }, body: { verdict, ...more } });
  };
  const start = (verdict: CwrVerdict) =>
    needReasons.includes(verdict) ? setRefusing(verdict) : decide(verdict);
  const offered = verdicts.filter((verdict) => mayBe(question, verdict));
  useKeys({
    j: () => onMove(1),
    ArrowDown: () => onMove(1),
    k: () => onMove(-1),
    ArrowUp: () => onMove(-1),
    ...Object.fromEntries(offered.map((verdict) => [verdictKeys[verdict], () => start(verdict)])),
  });
  return (
    <Stack>
      <h2>{question.title}</h2>
      <Alert look="warning" title={t(questions[question.cwrQuestion])}>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Alert>
      {deciding.refusal && !refusing && <Alert look="danger" isAnnounced title={deciding.refusal} />}
      <KeyFacts facts={factsOf(question, t)} />
      {question.sent && <Comparison sent={question.sent} onFile={question.onFile} />}
      <Card title={t(messages.verdicts)}>
        <Stack>
          <div className={styles.verdicts}>
            {offered.map((verdict) => (
              <Button
                key={verdict}
                aria-keyshortcuts={verdictKeys[verdict]}
                disabled={deciding.isSending}
                onClick={() => start(verdict)}
              >
                {t((isAgreement(question) && agreementVerdicts[verdict]) || verdictNames[verdict])}{' '}
                <Kbd>{verdictKeys[verdict].toUpperCase()}</Kbd>
              </Button>
            ))}
          </div>
          {!isAgreement(question) && (
            <OtherWork
              isSending={deciding.isSending}
              onChoose={(chosen) => decide('same', { workId: chosen })}
            />
          )}
        </Stack>
      </Card>
      {refusing && (
        <RefusalDialog
          verdict={refusing}
          refusal={deciding.refusal}
          isSending={deciding.isSending}
          onSubmit={(remark) => decide(refusing, { remark })}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </Stack>
  );
}

function factsOf(
  { senderName, submitterNumber, transactionType, fileName, cwrFileId, workId }: CwrOpenQuestion,
  say: ReturnType<typeof useText>,
) {
  const file = (
    <Link to="/cwr/$cwrFileId" params={{ cwrFileId: String(cwrFileId) }}>
      {fileName}
    </Link>
  );
  const work = workId !== null && (
    <Link to="/verk/$workId" params={{ workId: String(workId) }}>
      {say(messages.workLine, { workId: String(workId) })}
    </Link>
  );
  return [
    { label: say(messages.number), value: `${senderName} · ${submitterNumber}` },
    { label: say(messages.type), value: transactionType },
    { label: say(messages.file), value: file },
    ...(work ? [{ label: say(messages.work), value: work }] : []),
  ];
}

interface RefusalDialogProps {
  verdict: CwrVerdict;
  refusal: string | undefined;
  isSending: boolean;
  onSubmit: (remark: string) => void;
  onClose: () => void;
}

function RefusalDialog({ verdict, refusal, isSending, onSubmit, onClose }: RefusalDialogProps) {
  const t = useText();
  const [remark, setRemark] = useState('');
  const [isTried, setIsTried] = useState(false);
  return (
    <FormDialog
      title={t(verdictNames[verdict])}
      act={t(verdictNames[verdict])}
      isDanger
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => {
        setIsTried(true);
        if (remark.trim()) onSubmit(remark.trim());
      }}
      onClose={onClose}
    >
      <TextArea
        label={t(messages.reason)}
        hint={t(messages.reasonMore)}
        error={isTried && !remark.trim() ? t(messages.reasonMissing) : undefined}
        maxLength={500}
        value={remark}
        onChange={setRemark}
      />
    </FormDialog>
  );
}
