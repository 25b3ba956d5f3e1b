import type { ErrorComponentProps } from '@tanstack/react-router';
import { Refusal } from '../api/refusal.ts';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { messages } from './failedMessages.ts';

/** What was not expected, with a number to quote and a way to try again. */
export function PageFailed({ error, reset }: Pick<ErrorComponentProps, 'error'> & { reset: () => void }) {
  const t = useText();
  const isRefusal = error instanceof Refusal;
  return (
    <Alert
      look="danger"
      isAnnounced
      title={isRefusal && error.message !== '' ? error.message : t(messages.failed)}
      actions={<Button onClick={reset}>{t(messages.tryAgain)}</Button>}
    >
      {isRefusal && error.requestId !== undefined && t(messages.quote, { number: error.requestId })}
    </Alert>
  );
}
