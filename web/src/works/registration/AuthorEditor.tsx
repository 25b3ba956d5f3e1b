import { listAuthorContracts } from '@omur/contract/people/authors';
import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { offeredTo } from './authors/authorType.ts';
import { rolesOffered, type TypedRoles } from './authors/roles.ts';
import { RolesApart } from './authors/RolesApart.tsx';
import { ShareField } from './authors/ShareField.tsx';
import { TypeField } from './authors/TypeField.tsx';
import type { FormAuthor } from './form.ts';
import { messages } from './messages.ts';
import styles from './registration.module.css';
import { useEditedAuthor } from './useEditedAuthor.ts';

interface AuthorEditorProps {
  author: FormAuthor;
  onSave: (author: FormAuthor) => void;
  onClose: () => void;
}

/** F2.45: the row while it is changed. Enter and pressing outside save, Escape leaves it as it was. */
export function AuthorEditor({ author, onSave, onClose }: AuthorEditorProps) {
  const t = useText();
  const row = useRef<HTMLFieldSetElement>(null);
  const { problem, roles, ...edited } = useEditedAuthor(author);
  const [contractId, setContractId] = useState(contractOf(author)?.contractId);
  const contracts = useContracts(author);
  const [isTried, setIsTried] = useState(false);
  const isDone = useRef(false);
  const isShareFixed = author.kind === 'known' && author.authorId === aiAuthorId;

  const save = () => {
    if (isDone.current) return;
    if (problem) return setIsTried(true);
    isDone.current = true;
    const changed = edited.changed();
    const contract = contracts.find((one) => one.contractId === contractId);
    onSave(changed.kind === 'known' ? { ...changed, contract } : changed);
    onClose();
  };
  const saveFromOutside = useEffectEvent((event: Event) => {
    if (!row.current?.contains(event.target as Node)) save();
  });

  useEffect(() => {
    row.current?.querySelector<HTMLElement>(isShareFixed ? 'select' : 'input')?.focus();
    const onPress = (event: Event) => saveFromOutside(event);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isShareFixed]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isInButton = (event.target as HTMLElement).closest('button') !== null;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !isInButton) save();
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !row.current?.contains(event.relatedTarget)) save();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the fields inside
    <fieldset
      ref={row}
      className={styles.editor}
      aria-label={author.name}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.editorName}>
        <Avatar name={author.name} size={28} />
        {author.name}
      </div>
      <OneRoleOrSeveral
        author={author}
        edited={edited}
        roles={roles}
        error={isTried ? problem : undefined}
        isShareFixed={isShareFixed}
      />
      <div className={styles.editorButtons}>
        <IconButton label={t(messages.save)} icon={<Check />} onClick={save} />
        <IconButton label={t(messages.cancel)} icon={<X />} onClick={onClose} />
      </div>
      {edited.mayHaveRoles && (
        <div className={styles.editorContract}>
          <CheckboxField
            label={t(messages.rolesApart)}
            hint={t(messages.rolesApartHint)}
            isChecked={roles !== undefined}
            onChange={edited.toggleRoles}
          />
        </div>
      )}
      <ContractField contracts={contracts} value={contractId} onChange={setContractId} />
    </fieldset>
  );
}

interface ContractFieldProps {
  contracts: readonly { contractId: number; name: string }[];
  value: number | undefined;
  onChange: (contractId: number | undefined) => void;
}

function ContractField({ contracts, value, onChange }: ContractFieldProps) {
  const t = useText();
  if (contracts.length === 0) return null;
  return (
    <div className={styles.editorContract}>
      <SelectField
        label={t(messages.contract)}
        value={String(value ?? 0)}
        onChange={(chosen) => onChange(Number(chosen) || undefined)}
        options={[
          { value: '0', label: t(messages.noContract) },
          ...contracts.map((one) => ({ value: String(one.contractId), label: one.name })),
        ]}
      />
    </div>
  );
}

interface OneRoleOrSeveralProps {
  author: FormAuthor;
  edited: Omit<ReturnType<typeof useEditedAuthor>, 'roles' | 'problem'>;
  roles: TypedRoles | undefined;
  error: Text | undefined;
  isShareFixed: boolean;
}

/** A role with a share, or the share of each role (X63). */
function OneRoleOrSeveral({ author, edited, roles, error, isShareFixed }: OneRoleOrSeveralProps) {
  if (roles)
    return (
      <div className={styles.editorRoles}>
        <RolesApart types={rolesOffered(author)} value={roles} onChange={edited.setRoles} error={error} />
      </div>
    );
  return (
    <>
      <div className={styles.editorType}>
        <TypeField types={offeredTo(author)} value={edited.typeId} onChange={edited.setTypeId} />
      </div>
      <ShareField value={edited.share} onChange={edited.setShare} error={error} isFixed={isShareFixed} />
    </>
  );
}

const contractOf = (author: FormAuthor) => (author.kind === 'known' ? author.contract : undefined);

/** The author's running contracts as far as you are a party of them (V7), with the one that was chosen before. */
function useContracts(author: FormAuthor) {
  const authorId = author.kind === 'known' ? author.authorId : 0;
  const hasContracts = authorId !== 0 && authorId !== publicDomainAuthorId && authorId !== aiAuthorId;
  const { data } = useQuery({
    ...listQueryFor(listAuthorContracts, { params: { authorId } }),
    enabled: hasContracts,
  });
  const chosen = contractOf(author);
  const running = data?.rows ?? [];
  const isListed = running.some(({ contractId }) => contractId === chosen?.contractId);
  return chosen && !isListed ? [...running, chosen] : running;
}
