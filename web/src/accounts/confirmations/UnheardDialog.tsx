import { useText } from '../../platform/i18n/texts.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

interface UnheardDialogProps {
  names: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** R202: who confirms a change of a contract has seen which holders have not agreed to it. */
export function UnheardDialog({ names, onConfirm, onClose }: UnheardDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.unheardTitle)}
      confirmLabel={t(messages.confirm)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t(messages.unheardMore, { names })}
    </ConfirmDialog>
  );
}
