import { type Assembly, changeAssembly, makeAssembly, mostQuestions } from '@omur/contract/people/assemblies';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { aQuestion, bodyOf, type Typed, typedOf } from './assemblyForm.ts';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { TermFields } from './TermFields.tsx';

interface AssemblyDialogProps {
  of?: Assembly;
  onSaved: (saved: Assembly) => void;
  onClose: () => void;
}

/** O120: what an assembly is, when, and what is voted on. */
export function AssemblyDialog({ of, onSaved, onClose }: AssemblyDialogProps) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState(() => typedOf(of));
  const [isTried, setIsTried] = useState(false);
  const onDone = (saved: Assembly) => {
    toast({ text: t(messages.saved) });
    onSaved(saved);
  };
  const made = useChange(makeAssembly, onDone);
  const changed = useChange(changeAssembly, onDone);
  const { isSending, refusal, problemAt } = of ? changed : made;
  const set = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const submit = () => {
    setIsTried(true);
    const body = bodyOf(typed);
    if (!body) return;
    if (of) changed.send({ params: { assemblyId: of.assemblyId }, body });
    else made.send({ body });
  };
  const missing = (value: string) => (isTried && value.trim() === '' ? t(messages.missing) : undefined);
  const field = (name: 'titleIs' | 'titleEn' | 'noticeIs' | 'noticeEn') => ({
    label: t(messages[name]),
    value: typed[name],
    onChange: (value: string) => set({ [name]: value }),
    error: missing(typed[name]) ?? problemAt(name),
  });
  return (
    <FormDialog
      title={t(of ? messages.change : messages.make)}
      size="large"
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField {...field('titleIs')} maxLength={200} />
        <TextField {...field('titleEn')} maxLength={200} />
        <TextArea {...field('noticeIs')} rows={5} maxLength={10_000} />
        <TextArea {...field('noticeEn')} rows={5} maxLength={10_000} />
      </div>
      <TermFields typed={typed} set={set} isTried={isTried} problemAt={problemAt} />
      {typed.questions.map((question, at) => (
        <QuestionFields
          key={question.key}
          number={at + 1}
          of={question}
          isTried={isTried}
          onChange={(now) =>
            set({ questions: typed.questions.map((one) => (one.key === now.key ? now : one)) })
          }
          onRemove={() => set({ questions: typed.questions.filter(({ key }) => key !== question.key) })}
        />
      ))}
      {typed.questions.length < mostQuestions && (
        <div>
          <Button
            icon={<Plus size={18} aria-hidden />}
            onClick={() => set({ questions: [...typed.questions, aQuestion(typed.questions)] })}
          >
            {t(messages.addQuestion)}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
