import { answerIswcQuestion, type IswcQuestion } from '@omur/contract/exchange/iswc/iswc';
import { disambiguationReasons } from '@omur/contract/platform/fields/iswc';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ComparedWork } from './Facts.tsx';
import styles from './iswc.module.css';
import { differences, messages, sources } from './messages.ts';

type Reason = (typeof disambiguationReasons)[number];
const titles = {
  match: messages.matchTitle,
  differs: messages.differsTitle,
  elsewhere: messages.elsewhereTitle,
};

/** X54, X52: both sides beside each other, and the answer. */
export function QuestionDialog({ question, onClose }: { question: IswcQuestion; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [answer, setAnswer] = useState<string>('');
  const [reason, setReason] = useState<Reason>('DIT');
  const { questionId, questionKind } = question;
  const options = useAnswers(question);
  const { send, isSending, refusal } = useChange(answerIswcQuestion, () => {
    toast({ text: t(messages.saved) });
    onClose();
  });
  const save = () => {
    const [questionAnswer = '', iswc] = answer.split(' ');
    if (isSending || !isAnswer(questionAnswer)) return;
    const disambiguationReason = questionAnswer === 'different' ? reason : null;
    const readIswcs = question.candidates.map((one) => one.iswc);
    const read = { questionKind, readIswcs };
    const body = { questionAnswer, iswc: iswc ?? null, disambiguationReason, ...read };
    send({ params: { questionId }, body });
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={t(titles[questionKind])}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" disabled={answer === ''} isLoading={isSending} onClick={save}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <Sides question={question} />
        <RadioGroup label={t(messages.answer)} value={answer} options={options} onChange={setAnswer} />
        {answer === 'different' && (
          <SelectField
            label={t(messages.reason)}
            value={reason}
            options={disambiguationReasons.map((value) => ({ value, label: t(differences[value]) }))}
            onChange={setReason}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Sides({ question }: { question: IswcQuestion }) {
  const t = useText();
  const { questionKind, candidates, codeSource } = question;
  const theirs = questionKind === 'elsewhere' ? messages.otherOurs : messages.theirs;
  const source = codeSource && t(sources[codeSource]);
  return (
    <div className={styles.sides}>
      <section>
        <h3>{t(messages.ours)}</h3>
        <ComparedWork work={question} more={[[t(messages.source), source]]} />
      </section>
      {candidates.map((candidate) => (
        <section key={candidate.iswc}>
          <h3>{t(theirs)}</h3>
          <ComparedWork work={candidate} />
        </section>
      ))}
    </div>
  );
}

const answers = ['same', 'different', 'take', 'keep'] as const;
const isAnswer = (text: string): text is (typeof answers)[number] => answers.some((one) => one === text);

/** The answers that fit the question; the same work names the code it has. */
function useAnswers({ questionKind, candidates }: IswcQuestion) {
  const t = useText();
  const iswc = formatIswc(candidates[0]?.iswc ?? '');
  if (questionKind === 'match')
    return [
      ...candidates.map((one) => ({
        value: `same ${one.iswc}`,
        label: t(messages.same, { iswc: formatIswc(one.iswc) }),
      })),
      { value: 'different', label: t(messages.different) },
    ];
  const isElsewhere = questionKind === 'elsewhere';
  return [
    { value: 'take', label: isElsewhere ? t(messages.takeHere) : t(messages.takeTheirs, { iswc }) },
    { value: 'keep', label: t(isElsewhere ? messages.keepElsewhere : messages.keepOurs) },
  ];
}
