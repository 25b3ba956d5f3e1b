import {
  type Assembly,
  type AssemblyQuestion,
  type CallersVote,
  castVote,
} from '@omur/contract/people/assemblies';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { messages } from './messages.ts';
import { both } from './words.ts';

interface VoteDialogProps {
  of: Assembly;
  vote: CallersVote;
  onCast: (receiptCode: string) => void;
  onClose: () => void;
}

/** The places that are chosen, as the fields hold them; `blank` is chosen too, so that nobody leaves a question blank by overlooking it. */
type Chosen = readonly string[];
const blank = 'blank';

const isAnswered = (chosen: Chosen | undefined, { mostChosen }: AssemblyQuestion) =>
  chosen !== undefined &&
  chosen.length > 0 &&
  (chosen.includes(blank) ? chosen.length === 1 : chosen.length <= mostChosen);

/** O125: a ballot. */
export function VoteDialog({ of, vote, onCast, onClose }: VoteDialogProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({});
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal } = useChange(castVote, ({ receiptCode }) => onCast(receiptCode));
  const { assemblyId, questions } = of;
  const submit = () => {
    setIsTried(true);
    if (!questions.every((question) => isAnswered(chosen[question.questionId], question))) return;
    send({
      params: { assemblyId },
      body: {
        personId: vote.personId,
        chosen: questions.map(({ questionId }) =>
          (chosen[questionId] ?? []).filter((one) => one !== blank).map(Number),
        ),
      },
    });
  };
  return (
    <FormDialog
      title={vote.isOwnVote ? t(messages.ownVote) : t(messages.voteFor, { name: vote.name })}
      description={t(messages.voteMore)}
      act={t(messages.vote)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {questions.map((question) => (
        <QuestionField
          key={question.questionId}
          of={question}
          chosen={chosen[question.questionId] ?? []}
          isTried={isTried}
          onChange={(now) => setChosen({ ...chosen, [question.questionId]: now })}
        />
      ))}
    </FormDialog>
  );
}

interface QuestionFieldProps {
  of: AssemblyQuestion;
  chosen: Chosen;
  isTried: boolean;
  onChange: (chosen: Chosen) => void;
}

function QuestionField({ of, chosen, isTried, onChange }: QuestionFieldProps) {
  const t = useText();
  const { questionIs, questionEn, mostChosen: most, options } = of;
  const label = t(both(questionIs, questionEn));
  const offered = [
    ...options.map(({ optionIs, optionEn }, at) => ({
      value: String(at + 1),
      label: t(both(optionIs, optionEn)),
    })),
    { value: blank, label: t(messages.blank) },
  ];
  const error =
    isTried && !isAnswered(chosen, of)
      ? t(chosen.length > most ? messages.tooMany : messages.unanswered, { most })
      : undefined;
  if (most === 1)
    return (
      <RadioGroup
        label={label}
        hint={t(messages.choose)}
        options={offered}
        value={chosen[0] ?? ''}
        error={error}
        onChange={(value) => onChange([value])}
      />
    );
  return (
    <CheckboxList
      label={`${label} (${t(messages.upTo, { most })})`}
      options={offered}
      chosen={chosen}
      error={error}
      // A blank ballot chooses nothing else.
      onChange={(now) => onChange(now.at(-1) === blank ? [blank] : now.filter((one) => one !== blank))}
    />
  );
}
