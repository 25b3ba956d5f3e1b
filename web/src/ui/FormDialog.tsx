import { type ReactNode, useId } from 'react';
import { useText } from '../texts.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stack } from './Stack.tsx';
import styles from './FormDialog.module.css';
import { messages } from './messages.ts';

interface FormDialogProps {
  title: string;
  refusal: string | undefined;
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields, side by side where there is room. */
  children: ReactNode;
}

/** A form in a dialog; Enter sends it. */
export function FormDialog({ title, refusal, isSending, onSubmit, onClose, children }: FormDialogProps) {
  const t = useText();
  const id = useId();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={id} isLoading={isSending}>
            {t(messages.save)}
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
