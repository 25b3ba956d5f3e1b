import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button, type ButtonProps } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

interface ApproveButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  /** The work, where several stand in one list. */
  title?: string;
  isAnswering: boolean;
  onApprove: () => void;
  /** What is approved, where the reader may not have seen it. */
  children?: ReactNode;
}

/** Approves, after one more question, since it is not taken back. */
export function ApproveButton({ title, look, size, isAnswering, onApprove, children }: ApproveButtonProps) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={<Check size={size === 'small' ? 15 : 18} aria-hidden />}
        isLoading={isAnswering}
        aria-label={title && t(messages.actOn, { act: t(messages.approve), title })}
        onClick={() => setIsAsking(true)}
      >
        {t(messages.approve)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(messages.approveTitle)}
        confirmLabel={t(messages.approve)}
        onConfirm={() => {
          setIsAsking(false);
          onApprove();
        }}
      >
        {children}
        {t(messages.approveMore)}
      </ConfirmDialog>
    </>
  );
}
