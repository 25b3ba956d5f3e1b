import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { messages } from './messages.ts';
import type { Outcome } from './useApplication.ts';

/** L9.7 */
const shownFor = { sent: 2000, failed: 4000 };

/** L4.6, L8.7: what became of a sending. It goes by itself; what it says stands on the page too. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useText();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownFor[outcome.is]);
    return () => clearTimeout(timer);
  }, [outcome]);
  const isSent = outcome.is === 'sent';
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={isSent ? t(messages.sent) : t(messages.failed, { status: outcome.status })}
      description={isSent ? t(messages.sentMore, { number: outcome.applicationId }) : t(messages.draftKept)}
      onClose={onClose}
      footer={
        <Button icon={isSent ? <CircleCheck size={18} /> : <CircleX size={18} />} onClick={onClose}>
          {t(messages.close)}
        </Button>
      }
    />
  );
}
