import { ExternalLink } from 'lucide-react';
import type { Refusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink, Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';

interface AlreadyRegisteredProps {
  refusal: Refusal;
  isAbroad: boolean;
  onAnyway: () => void;
  onClose: () => void;
}

/** P4: the same performers, venue and day are on record; it may be another concert all the same, which staff confirm (R119). */
export function AlreadyRegistered({ refusal, isAbroad, onAnyway, onClose }: AlreadyRegisteredProps) {
  const t = useText();
  const { message, number } = refusal;
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(messages.alreadyRegistered)}
      description={
        <>
          <p>{message}</p>
          <p>
            {t(messages.alreadyRegisteredMore)} {!isAbroad && t(messages.countsOnce)}
          </p>
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.dontRegister)}</Button>
          <Button look="primary" onClick={onAnyway}>
            {t(messages.registerAnyway)}
          </Button>
        </>
      }
    >
      {number !== undefined && (
        <ButtonLink
          size="small"
          to="/lifandi-flutningar/$livePerformanceId"
          params={{ livePerformanceId: String(number) }}
          target="_blank"
          icon={<ExternalLink size={16} aria-hidden />}
        >
          {t(messages.seeRegistered)}
          <VisuallyHidden> {t(messages.opensNewTab)}</VisuallyHidden>
        </ButtonLink>
      )}
    </Dialog>
  );
}
