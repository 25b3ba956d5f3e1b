import type { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';

/** What `useChange` says of a change that was refused. */
export type Refusable = Pick<
  ReturnType<typeof useChange>,
  'refusal' | 'isOutdated' | 'isSending' | 'readAnew' | 'reset'
>;

/** What the server refused; where somebody else was quicker, with a way to see what they did. */
export function Refused({ sending, onAnew }: { sending: Refusable; onAnew?: () => void }) {
  const t = useText();
  if (!sending.refusal) return null;
  const fetchAnew = async () => {
    await sending.readAnew();
    sending.reset();
    onAnew?.();
  };
  return (
    <Alert
      look="danger"
      isAnnounced
      title={sending.refusal}
      actions={
        sending.isOutdated && (
          <Button size="small" onClick={() => void fetchAnew()}>
            {t(messages.fetchAnew)}
          </Button>
        )
      }
    />
  );
}
