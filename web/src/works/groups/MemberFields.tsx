import {
  defaultAuthorTypeId,
  findAuthorType,
  offeredAuthorTypes,
} from '@omur/contract/people/rules/authorTypes';
import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import { mostGroupMembers } from '@omur/contract/works/groups';
import { X } from 'lucide-react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { AuthorSearch } from '../authorSearch/AuthorSearch.tsx';
import { evenly, readMembers, type TypedMember } from './groupForm.ts';
import styles from './groups.module.css';
import { messages } from './messages.ts';

interface MemberFieldsProps {
  members: readonly TypedMember[];
  onChange: (members: TypedMember[]) => void;
}

/** The authors of a group with role and share. Everybody who is added gets an even share, to be changed. */
export function MemberFields({ members, onChange }: MemberFieldsProps) {
  const t = useText();
  const shares = readMembers(members).map(({ authorId, shareHundredths }, i) => ({
    id: authorId,
    name: members[i]?.name ?? '',
    shareHundredths,
  }));
  const change = (authorId: number, changes: Partial<TypedMember>) =>
    onChange(members.map((one) => (one.authorId === authorId ? { ...one, ...changes } : one)));
  return (
    <div>
      {members.length > 0 && <ShareBar label={t(messages.split)} shares={shares} />}
      {members.map((member) => (
        <MemberRow
          key={member.authorId}
          member={member}
          onChange={(changes) => change(member.authorId, changes)}
          onRemove={() => onChange(members.filter(({ authorId }) => authorId !== member.authorId))}
        />
      ))}
      {members.length > 1 && (
        <div className={styles.divide}>
          <Button onClick={() => onChange(evenly(members))}>{t(messages.divideEvenly)}</Button>
        </div>
      )}
      {members.length < mostGroupMembers && (
        <AuthorSearch
          label={t(messages.addMember)}
          hint={t(messages.addMemberHint)}
          whyNot={(one) =>
            one.kind === 'author' && members.some(({ authorId }) => authorId === one.author.authorId)
              ? t(messages.inGroup)
              : undefined
          }
          onAuthor={({ authorId, displayName }) =>
            onChange(
              evenly([
                ...members,
                { authorId, name: displayName, authorTypeId: defaultAuthorTypeId, share: '' },
              ]),
            )
          }
        />
      )}
    </div>
  );
}

interface MemberRowProps {
  member: TypedMember;
  onChange: (changes: Partial<TypedMember>) => void;
  onRemove: () => void;
}

function MemberRow({ member: { name, authorTypeId, share }, onChange, onRemove }: MemberRowProps) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <span className={styles.name}>{name}</span>
      <SelectField
        label={t(messages.role)}
        value={String(authorTypeId)}
        onChange={(chosen) => onChange({ authorTypeId: Number(chosen) })}
        options={offeredAuthorTypes('registered').map((type) => ({
          value: String(type),
          label: findAuthorType(type)?.name[language] ?? '',
        }))}
      />
      <TextField
        label={t(messages.share)}
        value={share}
        onChange={(typed) => onChange({ share: normaliseShareInput(typed) })}
        inputMode="decimal"
        autoComplete="off"
        isNumeric
        required
      />
      <IconButton label={t(messages.removeMember, { name })} icon={<X />} onClick={onRemove} />
    </div>
  );
}
