import { type ReactNode, useId } from 'react';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';

interface FormDialogProps {
  title: string;
  description: ReactNode;
  /** The act, on the button. */
  act: string;
  refusal: string | undefined;
  isSending: boolean;
  size?: 'small' | 'medium' | 'large';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog; Enter sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, act, refusal, isSending, size = 'medium', onSubmit, onClose, children } = props;
  const t = useText();
  const id = useId();
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={id} isLoading={isSending}>
            {act}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) onSubmit();
        }}
      >
        <Stack>
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
