import { listAuthorContracts } from '@omur/contract/people/authors';
import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { readShare, shareAsTyped } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { offeredTo } from './authors/authorType.ts';
import { shareProblem } from './authors/newAuthor.ts';
import { ShareField } from './authors/ShareField.tsx';
import { TypeField } from './authors/TypeField.tsx';
import type { FormAuthor } from './form.ts';
import { messages } from './messages.ts';
import styles from './registration.module.css';

interface AuthorEditorProps {
  author: FormAuthor;
  onSave: (author: FormAuthor) => void;
  onClose: () => void;
}

/** F2.45: the row while it is changed. Enter and pressing outside save, Escape leaves it as it was. */
export function AuthorEditor({ author, onSave, onClose }: AuthorEditorProps) {
  const t = useText();
  const row = useRef<HTMLFieldSetElement>(null);
  const [typeId, setTypeId] = useState(author.authorTypeId);
  const [share, setShare] = useState(
    author.shareHundredths === undefined ? '' : shareAsTyped(author.shareHundredths),
  );
  const [contractId, setContractId] = useState(contractOf(author)?.contractId);
  const contracts = useContracts(author);
  const [isTried, setIsTried] = useState(false);
  const isDone = useRef(false);
  const problem = shareProblem(share);
  const isShareFixed = author.kind === 'known' && author.authorId === aiAuthorId;

  const save = () => {
    if (isDone.current) return;
    if (problem) return setIsTried(true);
    isDone.current = true;
    const changed = { ...author, authorTypeId: typeId, shareHundredths: readShare(share) };
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
      <div className={styles.editorType}>
        <TypeField types={offeredTo(author)} value={typeId} onChange={setTypeId} />
      </div>
      <ShareField
        value={share}
        onChange={setShare}
        error={isTried ? problem : undefined}
        isFixed={isShareFixed}
      />
      <div className={styles.editorButtons}>
        <IconButton label={t(messages.save)} icon={<Check />} onClick={save} />
        <IconButton label={t(messages.cancel)} icon={<X />} onClick={onClose} />
      </div>
      {contracts.length > 0 && (
        <div className={styles.editorContract}>
          <SelectField
            label={t(messages.contract)}
            value={String(contractId ?? 0)}
            onChange={(chosen) => setContractId(Number(chosen) || undefined)}
            options={[
              { value: '0', label: t(messages.noContract) },
              ...contracts.map((one) => ({ value: String(one.contractId), label: one.name })),
            ]}
          />
        </div>
      )}
    </fieldset>
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
