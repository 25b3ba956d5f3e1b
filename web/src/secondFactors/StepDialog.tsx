import { type ReactNode, useId } from 'react';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';

interface StepDialogProps {
  title: string;
  description?: ReactNode;
  /** The act, on the button. */
  act: string;
  isDanger?: boolean;
  refusal: string | undefined;
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One step of setting up or removing a factor. Enter goes on. */
export function StepDialog(props: StepDialogProps) {
  const { title, description, act, isDanger, refusal, isSending, onSubmit, onClose, children } = props;
  const t = useText();
  const id = useId();
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look={isDanger ? 'danger' : 'primary'} type="submit" form={id} isLoading={isSending}>
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
