import { useChange } from '../../platform/api/useChange.ts';
import { answerQuestion, type Question } from '@omur/contract/works/questions';
import { type FormEvent, useRef, useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './Questions.module.css';

export function AnswerForm({ question: { questionId } }: { question: Question }) {
  const t = useText();
  const toast = useToast();
  const draft = useDraft<string>(`answer.${questionId}`);
  const [answer, setAnswer] = useState(draft.restored ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useChange(answerQuestion, () => {
    draft.forget();
    toast({ text: t(messages.sent) });
  });
  const { isSending, error, reset } = sending;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(answer.trim() === '');
    if (answer.trim() === '') return field.current?.focus();
    if (!isSending) sending.send({ params: { questionId }, body: { answer: answer.trim() } });
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextArea
        ref={field}
        label={t(messages.answer)}
        hint={t(messages.answerHint)}
        error={isMissing ? t(messages.answerMissing) : undefined}
        maxLength={2000}
        rows={3}
        value={answer}
        onChange={(said) => {
          setAnswer(said);
          draft.keep(said);
          setIsMissing(false);
        }}
      />
      {error && isRefusal(error) && <Alert look="danger" isAnnounced title={error.message} />}
      {error && !isRefusal(error) && <PageFailed error={error} reset={reset} />}
      <Button look="primary" type="submit" isLoading={isSending}>
        {t(messages.send)}
      </Button>
    </form>
  );
}
