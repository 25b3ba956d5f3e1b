import { type ReactNode, useId } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

interface SmallFormProps {
  title: string;
  description: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog that adds one thing; Enter adds it. */
export function SmallForm({ title, description, onSubmit, onClose, children }: SmallFormProps) {
  const t = useText();
  const id = useId();
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={id}>
            {t(messages.add)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  );
}
