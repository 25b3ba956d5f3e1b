import { type FoundUser, searchUsers } from '@omur/contract/accounts/delegation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { numberAndName } from '../../platform/ui/numberAndName.ts';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './access.module.css';
import { messages } from './messages.ts';

/** C9.4 */
const searchAfter = 500;

interface UserPickerProps {
  value: FoundUser | undefined;
  onChange: (user: FoundUser | undefined) => void;
  whyNot: (user: FoundUser) => string | undefined;
}

/** C2.29: a user by name or national ID. External users know the one they look for by number. */
export function UserPicker({ value, onChange, whyNot }: UserPickerProps) {
  const t = useText();
  const { role } = useLoggedIn();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), searchAfter);
  const isSettled = settled === typed.trim();
  const question = questionOf(settled, role === 'external');
  const found = useQuery({
    ...listQueryFor(searchUsers, { query: question ?? {} }),
    enabled: question !== undefined && isSettled,
  });
  if (value)
    return (
      <div role="group" aria-label={t(messages.chosen)} className={styles.chosen}>
        <span>
          {value.name} <span className="dim small tabular">{value.kennitalaStart}</span>
        </span>
        <Button size="small" onClick={() => onChange(undefined)}>
          {t(messages.chooseOther)}
        </Button>
      </div>
    );
  return (
    <Combobox
      label={t(role === 'external' ? messages.searchNumber : messages.searchUser)}
      hint={t(role === 'external' ? messages.searchNumberHint : messages.searchUserHint)}
      value={typed}
      onInput={setTyped}
      options={(isSettled && question && found.data?.rows) || []}
      optionKey={({ userId }) => userId}
      renderOption={({ name, kennitalaStart }) => (
        <>
          {name} <span className="dim small tabular">{kennitalaStart}</span>
        </>
      )}
      onSelect={(user) => {
        setTyped('');
        onChange(user);
      }}
      whyNot={whyNot}
      isLoading={!isSettled || found.isFetching}
      emptyText={found.error?.message ?? found.data?.emptyText}
    />
  );
}

/** Digits are a national ID once there are ten of them. */
function questionOf(typed: string, isByNumberAlone: boolean) {
  const numbered = numberAndName(typed);
  if (numbered) return numbered;
  return typed === '' || isByNumberAlone || /^[\d\s-]+$/.test(typed) ? undefined : { name: typed };
}
