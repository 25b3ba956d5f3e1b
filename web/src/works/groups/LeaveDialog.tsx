import { type Group, leaveGroup } from '@omur/contract/works/groups';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface LeaveDialogProps {
  of: Group;
  onLeft: () => void;
  onClose: () => void;
}

/** H63: leaves the group, or declines to be in it. */
export function LeaveDialog({ of, onLeft, onClose }: LeaveDialogProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { send, isSending } = useChange(leaveGroup, undefined, (error) =>
    toast({ text: error.message, look: 'danger' }),
  );
  const { groupId, groupName: name, isMember } = of;
  const leave = () => {
    onLeft();
    send(
      { params: { groupId } },
      {
        onSuccess: () => {
          toast({ text: t(messages.left) });
          void navigate({ to: '/hópar' });
        },
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isLoading={isSending}
      title={t(isMember ? messages.leaveTitle : messages.declineTitle, { name })}
      confirmLabel={t(isMember ? messages.leave : messages.decline)}
      onConfirm={leave}
      onClose={onClose}
    >
      {t(messages.leaveMore)}
    </ConfirmDialog>
  );
}
