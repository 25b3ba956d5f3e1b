import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

interface TakeOutDialogProps {
  title: string;
  isSending: boolean;
  refusal: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function TakeOutDialog({ title, isSending, refusal, onConfirm, onClose }: TakeOutDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.takeOutTitle, { title })}
      confirmLabel={t(messages.takeOutNow)}
      isLoading={isSending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {refusal ? <Alert look="danger" isAnnounced title={refusal} /> : t(messages.takeOutHint)}
    </ConfirmDialog>
  );
}
