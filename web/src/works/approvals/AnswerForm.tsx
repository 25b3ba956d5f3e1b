import type { NewAnswer } from '@omur/contract/works/approvals';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import styles from './approvals.module.css';
import { messages } from './messages.ts';

interface AnswerFormProps {
  onAnswer: (answer: NewAnswer) => void;
  isAnswering: boolean;
  error: Error | null;
}

/** Approve, after one more question, or object with the reason. Nothing typed is lost when the server says no. */
export function AnswerForm({ onAnswer, isAnswering, error }: AnswerFormProps) {
  const t = useText();
  const [isObjecting, setIsObjecting] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isObjecting) field.current?.focus();
  }, [isObjecting]);

  const problem = isRefusal(error) ? error.fields.find((one) => one.field === 'reason')?.message : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswering) return;
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') field.current?.focus();
    else onAnswer({ approval: false, reason: reason.trim() });
  };

  return (
    <div className={styles.answer}>
      {error && problem === undefined && <Alert look="danger" isAnnounced title={error.message} />}
      {isObjecting ? (
        <form className={styles.objection} onSubmit={send} noValidate>
          <TextArea
            ref={field}
            label={t(messages.why)}
            hint={t(messages.whyHint)}
            error={isMissing ? t(messages.whyMissing) : problem}
            maxLength={2000}
            rows={3}
            required
            value={reason}
            onChange={(text) => {
              setReason(text);
              setIsMissing(false);
            }}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="danger" isLoading={isAnswering}>
              {t(messages.sendObjection)}
            </Button>
            <Button onClick={() => setIsObjecting(false)} disabled={isAnswering}>
              {t(messages.cancel)}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.buttons}>
          <ApproveButton
            look="primary"
            isAnswering={isAnswering}
            onApprove={() => onAnswer({ approval: true })}
          />
          <Button
            icon={<X size={18} aria-hidden />}
            disabled={isAnswering}
            onClick={() => setIsObjecting(true)}
          >
            {t(messages.object)}
          </Button>
        </div>
      )}
    </div>
  );
}
