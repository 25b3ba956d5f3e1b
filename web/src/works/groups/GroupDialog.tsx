import { changeGroup, type Group, longestGroupName, makeGroup } from '@omur/contract/works/groups';
import { groupRefusals } from '@omur/contract/platform/refusals/groups';
import { groupProblem } from '@omur/contract/works/rules/group';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ownMember, readMembers, type TypedMember, typedMembers } from './groupForm.ts';
import styles from './groups.module.css';
import { MemberFields } from './MemberFields.tsx';
import { messages } from './messages.ts';

interface GroupDialogProps {
  /** The group that is changed; a new one if left out. */
  of?: Group;
  onSaved: (group: Group) => void;
  onClose: () => void;
}

/** H60, H62: makes a group, or proposes another split. */
export function GroupDialog({ of, onSaved, onClose }: GroupDialogProps) {
  const t = useText();
  const toast = useToast();
  const { authorId, person } = useMember();
  const [groupName, setGroupName] = useState(of?.groupName ?? '');
  const [members, setMembers] = useState<TypedMember[]>(() => {
    if (of) return typedMembers(of);
    return authorId === undefined ? [] : [ownMember({ authorId, name: person?.name ?? '' })];
  });
  const [isTried, setIsTried] = useState(false);
  const done = (group: Group) => {
    toast({ text: t(of ? messages.saved : messages.made) });
    onClose();
    onSaved(group);
  };
  const making = useChange(makeGroup, done);
  const changing = useChange(changeGroup, done);
  const sending = of ? changing : making;
  const typed = readMembers(members);
  const problem = groupProblem(typed);
  const told = isTried ? problem && t(groupRefusals[problem]) : undefined;

  const submit = () => {
    setIsTried(true);
    if (groupName.trim() === '' || problem) return;
    if (!of) return making.send({ body: { groupName, members: typed } });
    const { groupId, splitNumber } = of;
    changing.send({ params: { groupId }, body: { groupName, splitNumber, members: typed } });
  };
  return (
    <FormDialog
      isStacked
      size="large"
      title={t(of ? messages.change : messages.make)}
      description={t(of ? messages.changeMore : messages.makeMore)}
      refusal={sending.refusal}
      isSending={sending.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(messages.groupName)}
        value={groupName}
        onChange={setGroupName}
        error={isTried && groupName.trim() === '' ? t(messages.nameMissing) : sending.problemAt('groupName')}
        maxLength={longestGroupName}
        autoComplete="off"
        required
      />
      <MemberFields members={members} onChange={setMembers} />
      {(told ?? sending.problemAt('members')) && (
        <p role="alert" className={styles.problem}>
          {told ?? sending.problemAt('members')}
        </p>
      )}
    </FormDialog>
  );
}
