import { getUnknownAuthor, listUnknownAuthors, type UnknownAuthor } from '@omur/contract/works/authorMerge';
import { addMember } from '@omur/contract/accounts/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { MemberFields } from './MemberFields.tsx';
import { bodyOf, emptyMember, memberOf } from './memberForm.ts';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface NewMemberDialogProps {
  /** The unknown author who turned out to be the new member. */
  unknownAuthorId: number | undefined;
  mayInvite: boolean;
  onClose: () => void;
}

/** D1: makes a member, out of nothing or of an unknown author. */
export function NewMemberDialog({ unknownAuthorId, mayInvite, onClose }: NewMemberDialogProps) {
  const t = useText();
  const unknown = useQuery({
    ...queryIfAny(getUnknownAuthor, { params: { authorId: unknownAuthorId ?? 1 } }),
    enabled: unknownAuthorId !== undefined,
  });
  if (unknownAuthorId === undefined) return <MemberForm mayInvite={mayInvite} onClose={onClose} />;
  if (unknown.data) return <MemberForm unknown={unknown.data} mayInvite={mayInvite} onClose={onClose} />;
  return (
    <Dialog isOpen title={t(messages.fromUnknown)} onClose={onClose}>
      {unknown.isPending && <Skeleton shape="rows" count={3} />}
      {unknown.data === null && <Alert look="warning" title={t(messages.unknownGone)} />}
      {unknown.error && <PageFailed error={unknown.error} reset={() => void unknown.refetch()} />}
    </Dialog>
  );
}

interface MemberFormProps {
  unknown?: UnknownAuthor;
  mayInvite: boolean;
  onClose: () => void;
}

function MemberForm({ unknown, mayInvite, onClose }: MemberFormProps) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [member, setMember] = useState(() => (unknown ? memberOf(unknown) : emptyMember));
  const isInvited = mayInvite && member.isInvited;
  const { send, isSending, problemAt, refusal } = useChange(addMember, ({ userId }) => {
    const name = member.name.trim();
    toast({ text: t(userId === null ? messages.memberMade : messages.memberInvited, { name }) });
    void client.invalidateQueries({ queryKey: [listUnknownAuthors.path] });
    onClose();
  });
  return (
    <FormDialog
      isStacked
      size="large"
      title={t(unknown ? messages.fromUnknown : messages.newMember)}
      description={
        unknown
          ? t(messages.fromUnknownWhat, {
              name: unknown.displayName,
              authorId: String(unknown.authorId),
              count: unknown.worksCount,
            })
          : t(messages.newMemberWhat)
      }
      act={t(messages.create)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ body: bodyOf({ ...member, isInvited }, unknown?.authorId) })}
      onClose={onClose}
    >
      <MemberFields
        member={member}
        onChange={(next) => setMember((before) => ({ ...before, ...next }))}
        problemAt={problemAt}
        isKnownAuthor={unknown !== undefined}
        mayInvite={mayInvite}
      />
    </FormDialog>
  );
}
