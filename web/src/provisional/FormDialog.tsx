import { type FormEvent, type ReactNode, useId } from 'react';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';
import type { useSending } from './useSending.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  sending: ReturnType<typeof useSending>;
  sendLabel: string;
  isDanger?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: what the server refuses on top, then the fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, sending, sendLabel, isDanger, onSubmit, onClose, children } = props;
  const t = useText();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            look={isDanger ? 'danger' : 'primary'}
            isLoading={sending.isSending}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          {sending.refusal && <Alert look="danger" isAnnounced title={sending.refusal} />}
          {sending.failure && <PageFailed error={sending.failure} reset={sending.send} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
