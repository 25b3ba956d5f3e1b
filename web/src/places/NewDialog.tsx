import { type ReactNode, useId } from 'react';
import { useText } from '../texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';
import { Refused } from './Refused.tsx';
import type { Sending } from './useSending.ts';

interface NewDialogProps {
  title: string;
  sending: Sending;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form for something new; Enter sends it. */
export function NewDialog({ title, sending, onSubmit, onClose, children }: NewDialogProps) {
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
          <Button look="primary" type="submit" form={id} isLoading={sending.isSending}>
            {t(messages.create)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isSending) onSubmit();
        }}
      >
        <Stack>
          <Refused sending={sending} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
