import { useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { messages } from './messages.ts';

interface AskDialogProps {
  /** Whom the question goes to. */
  name: string;
  question: string;
  onQuestion: (question: string) => void;
  isAsking: boolean;
  error: Error | null;
  onReset: () => void;
  onAsk: () => void;
  onClose: () => void;
}

/** A question to the registrant; Ctrl+Enter sends it. */
export function AskDialog(props: AskDialogProps) {
  const { name, question, onQuestion, isAsking, error, onReset, onAsk, onClose } = props;
  const t = useText();
  const [isMissing, setIsMissing] = useState(false);
  const send = () => {
    setIsMissing(question.trim() === '');
    if (question.trim() !== '' && !isAsking) onAsk();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(messages.askTitle)}
      description={t(messages.askWhom, { name })}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" isLoading={isAsking} onClick={send}>
            {t(messages.sendQuestion)}
          </Button>
        </>
      }
    >
      {error && isRefusal(error) && <Alert look="danger" isAnnounced title={error.message} />}
      {error && !isRefusal(error) && <PageFailed error={error} reset={onReset} />}
      <TextArea
        label={t(messages.question)}
        hint={t(messages.sendHint)}
        error={isMissing ? t(messages.questionMissing) : undefined}
        maxLength={2000}
        value={question}
        onChange={(said) => {
          onQuestion(said);
          setIsMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
    </Dialog>
  );
}
