import { type ReactNode, useId } from 'react';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel?: string;
  refusal: string | undefined;
  isSending: boolean;
  size?: 'small' | 'medium' | 'large';
  onSubmit: () => void;
  onClose: () => void;
  /** The fields, side by side where there is room. */
  children: ReactNode;
}

/** A form in a dialog; Enter sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, refusal, isSending, size, onSubmit, onClose, children } = props;
  const t = useText();
  const id = useId();
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={id} isLoading={isSending}>
            {submitLabel ?? t(messages.save)}
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
          <div className={styles.fields}>{children}</div>
        </Stack>
      </form>
    </Dialog>
  );
}
