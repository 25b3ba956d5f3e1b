import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { messages } from './messages.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  /** The act itself, as 'Eyða verki', never 'Í lagi'. */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  isLoading?: boolean | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, children, confirmLabel, onConfirm, cancelLabel, isDanger, isLoading } =
    props;
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      description={children}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel ?? t(messages.cancel)}</Button>
          <Button look={isDanger ? 'danger' : 'primary'} isLoading={isLoading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
