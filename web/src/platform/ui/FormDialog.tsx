import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './FormDialog.module.css';
import { messages } from './messages.ts';
import { Stack } from './Stack.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The act, on the button, if it is another than saving. */
  act?: string | undefined;
  isDanger?: boolean;
  refusal: string | undefined;
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** One below the other; else the fields stand side by side where there is room. */
  isStacked?: boolean;
  children: ReactNode;
}

/** A form in a dialog; Enter sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, act, isDanger, refusal, isSending, isStacked, children } = props;
  const { onSubmit, onClose } = props;
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
          <Button look={isDanger ? 'danger' : 'primary'} type="submit" form={id} isLoading={isSending}>
            {act ?? t(messages.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending) return;
          onSubmit();
          const form = event.currentTarget;
          // The first thing that is wrong may be above what is seen of the form.
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
        }}
      >
        <Stack>
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
          {isStacked ? children : <div className={styles.fields}>{children}</div>}
        </Stack>
      </form>
    </Dialog>
  );
}
