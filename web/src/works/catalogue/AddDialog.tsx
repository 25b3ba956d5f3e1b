import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

interface AddDialogProps {
  title: string;
  description: string;
  refusal: string | undefined;
  isAdding: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs that add to a work: refusals on top, then the fields. */
export function AddDialog({
  title,
  description,
  refusal,
  isAdding,
  onSubmit,
  onClose,
  children,
}: AddDialogProps) {
  const t = useText();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAdding) onSubmit();
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
          <Button type="submit" form={id} look="primary" isLoading={isAdding}>
            {t(messages.add)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
