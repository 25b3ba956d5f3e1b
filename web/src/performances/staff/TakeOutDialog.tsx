import type { Change } from '@omur/contract/platform/endpoint';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface TakeOutDialogProps<P, R> {
  title: string;
  call: Change<P, object, undefined, R>;
  params: P;
  onClose: () => void;
}

/** Asks whether a line is to be taken out, and takes it out. */
export function TakeOutDialog<P, R>({ title, call, params, onClose }: TakeOutDialogProps<P, R>) {
  const t = useText();
  const { send, isSending, refusal } = useChange(call, onClose);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.takeOutTitle, { title })}
      confirmLabel={t(messages.takeOutNow)}
      isLoading={isSending}
      onConfirm={() => send({ params })}
      onClose={onClose}
    >
      {refusal ? <Alert look="danger" isAnnounced title={refusal} /> : t(messages.takeOutHint)}
    </ConfirmDialog>
  );
}
