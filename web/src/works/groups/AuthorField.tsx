import { type FoundAuthor, searchAuthors } from '@omur/contract/people/authors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { numberAndName } from '../../platform/ui/numberAndName.ts';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './groups.module.css';
import { messages } from './messages.ts';

interface AuthorFieldProps {
  chosen: readonly number[];
  onSelect: (author: FoundAuthor) => void;
}

/** An author of the society, found as on a registration: by name, or by national ID together with the name (S9). */
export function AuthorField({ chosen, onSelect }: AuthorFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), 500);
  const isSettled = settled === typed.trim();
  const query =
    numberAndName(settled) ??
    (/^\d{1,9}$/u.test(settled) ? { authorId: Number(settled) } : { name: settled });
  const found = useQuery({
    ...listQueryFor(searchAuthors, { query }),
    enabled: settled !== '' && isSettled,
  });
  return (
    <Combobox
      label={t(messages.addMember)}
      hint={t(messages.addMemberHint)}
      value={typed}
      onInput={setTyped}
      options={(isSettled && found.data?.rows.slice(0, 20)) || []}
      optionKey={({ authorId }) => authorId}
      renderOption={({ authorId, displayName, kennitalaStart }) => (
        <span className={styles.found}>
          <span>{displayName}</span>
          <span className="dim small">
            {[kennitalaStart && `${kennitalaStart}…`, t(messages.authorNumber, { authorId })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      )}
      onSelect={(author) => {
        onSelect(author);
        setTyped('');
      }}
      whyNot={({ authorId }) => (chosen.includes(authorId) ? t(messages.inGroup) : undefined)}
      isLoading={!isSettled || found.isFetching}
      emptyText={found.error?.message ?? found.data?.emptyText}
    />
  );
}
