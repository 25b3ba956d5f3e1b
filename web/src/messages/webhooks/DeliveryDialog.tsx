import { type Delivery, replayDelivery, type Webhook } from '@omur/contract/messages/webhooks';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { DeliveryState, useAnswerText, useEventText } from './DeliveryState.tsx';
import { messages } from './messages.ts';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  delivery: Delivery;
  of: Webhook;
  onReplayed: () => void;
  onClose: () => void;
}

const readable = (json: string) => JSON.stringify(JSON.parse(json), null, 2);

/** One delivery: what became of it, what was sent, and sending it again. */
export function DeliveryDialog({ delivery, of, onReplayed, onClose }: DeliveryDialogProps) {
  const t = useText();
  const toast = useToast();
  const [language] = useLanguage();
  const eventText = useEventText();
  const answerText = useAnswerText();
  const replay = useChange(replayDelivery, () => {
    toast({ text: t(messages.replayed) });
    onReplayed();
    onClose();
  });
  const { deliveryId, messageId, triedAt, nextTryAt, deliveryState, attempts } = delivery;
  const at = (instant: string | null) => (instant ? formatInstant(instant, language) : '–');
  return (
    <Dialog
      isOpen
      title={eventText(delivery)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {of.isOn && (
            <Button
              look="primary"
              isLoading={replay.isSending}
              onClick={() => replay.send({ params: { webhookId: of.webhookId, deliveryId } })}
            >
              {t(messages.replay)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {replay.error && <Alert look="danger" isAnnounced title={replay.error.message} />}
        <KeyFacts
          facts={[
            { label: t(messages.state), value: <DeliveryState state={deliveryState} /> },
            { label: t(messages.answer), value: answerText(delivery) || '–' },
            { label: t(messages.attempts), value: attempts },
            { label: t(messages.triedAt), value: at(triedAt) },
            { label: t(messages.nextTryAt), value: at(nextTryAt) },
            { label: t(messages.id), value: messageId },
          ]}
        />
        <div>
          <h3>{t(messages.content)}</h3>
          <pre className={styles.content}>{readable(delivery.sentContent)}</pre>
        </div>
      </Stack>
    </Dialog>
  );
}
