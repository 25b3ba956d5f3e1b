import { type Group, type GroupMember, leaveGroup } from '@omur/contract/works/groups';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface LeaveDialogProps {
  of: Group;
  seat: GroupMember;
  /** Whether the reader stays in the group under another name. */
  isOneOfSeveral: boolean;
  onLeft: () => void;
  onClose: () => void;
}

/** H63, O205: leaves the group, or declines to be in it, under one name. */
export function LeaveDialog({ of, seat, isOneOfSeveral, onLeft, onClose }: LeaveDialogProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { send, isSending } = useChange(leaveGroup, undefined, (error) =>
    toast({ text: error.message, look: 'danger' }),
  );
  const { groupId, groupName: name } = of;
  const { authorId, displayName: author } = seat;
  const isIn = seat.joinedAt !== null;
  const leave = () => {
    const asked = { params: { groupId }, query: { authorId } };
    if (isOneOfSeveral) return send(asked, { onSuccess: onClose });
    onLeft();
    return send(asked, {
      onSuccess: () => {
        toast({ text: t(messages.left) });
        void navigate({ to: '/hópar' });
      },
    });
  };
  const title = isIn ? messages.leaveTitle : messages.declineTitle;
  const titleAs = isIn ? messages.leaveTitleAs : messages.declineAs;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isLoading={isSending}
      title={isOneOfSeveral ? t(titleAs, { name, author }) : t(title, { name })}
      confirmLabel={t(isIn ? messages.leave : messages.decline)}
      onConfirm={leave}
      onClose={onClose}
    >
      {t(isOneOfSeveral ? messages.leaveMoreAs : messages.leaveMore)}
    </ConfirmDialog>
  );
}
