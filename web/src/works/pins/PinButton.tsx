import { listPins, pinWork, unpinWork } from '@omur/contract/works/pins';
import { useQuery } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** H29: keeps the work at hand on one's home, or no longer. */
export function PinButton({ workId }: { workId: number }) {
  const t = useText();
  const toast = useToast();
  const pins = useQuery(listQueryFor(listPins));
  const isPinned = pins.data?.rows.some((pin) => pin.workId === workId) ?? false;
  const change = useChange(isPinned ? unpinWork : pinWork, undefined, (error) =>
    toast({ text: error.message, look: 'danger' }),
  );
  return (
    <IconButton
      label={t(isPinned ? messages.unpin : messages.pin)}
      icon={isPinned ? <PinOff /> : <Pin />}
      disabled={!pins.data}
      onClick={() => !change.isSending && change.send({ params: { workId } })}
    />
  );
}
