import { useMutation } from '@tanstack/react-query';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';
import { usePassword } from '../../platform/page/usePassword.tsx';

interface RemoveDialogProps {
  name: string;
  isLast: boolean;
  remove: (password: string) => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ name, isLast, remove, onRemoved, onClose }: RemoveDialogProps) {
  const t = useText();
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  const given = usePassword(removing.error);
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.removeTitle, { name })}
      description={t(isLast ? messages.removeLast : messages.removeOne)}
      act={t(messages.remove)}
      isDanger
      refusal={given.refusal}
      isSending={removing.isPending}
      onSubmit={() => given.isGiven() && removing.mutate(given.password)}
      onClose={onClose}
    >
      {given.field}
    </FormDialog>
  );
}
