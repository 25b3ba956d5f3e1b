import { searchAuthors } from '@omur/contract/people/authors';
import { searchPublishers } from '@omur/contract/publishing/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { numberAndName } from '../../platform/ui/numberAndName.ts';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './contracts.module.css';
import type { ContractForm } from './form.ts';
import { formMessages } from './formMessages.ts';
import { messages } from './messages.ts';

const searchAfter = 400;

interface PickerProps<Value> {
  id: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  error?: string | undefined;
}

/** C2.23: the author, by the author search. */
export function AuthorPicker({
  id,
  value,
  onChange,
  error,
}: PickerProps<NonNullable<ContractForm['author']>>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { settled, isSettled } = useSettled(typed);
  const found = useQuery({
    ...listQueryFor(searchAuthors, { query: authorQuestion(settled) }),
    enabled: settled !== '' && isSettled,
  });
  if (value)
    return (
      <Chosen label={t(messages.author)} onOther={() => onChange(undefined)}>
        {value.displayName}{' '}
        <span className="dim small">{t(formMessages.authorNumber, { number: value.authorId })}</span>
      </Chosen>
    );
  return (
    <Combobox
      id={id}
      label={t(formMessages.authorSearch)}
      hint={t(formMessages.authorHint)}
      error={error}
      value={typed}
      onInput={setTyped}
      options={(isSettled && found.data?.rows) || []}
      optionKey={({ authorId }) => authorId}
      renderOption={({ displayName, kennitalaStart, authorId }) => (
        <>
          {displayName} <span className="dim small tabular">{kennitalaStart ?? authorId}</span>
        </>
      )}
      onSelect={({ authorId, displayName, personId }) => {
        setTyped('');
        onChange({ authorId, displayName, personId });
      }}
      isLoading={!isSettled || found.isFetching}
      emptyText={found.error?.message ?? found.data?.emptyText}
    />
  );
}

/** The publisher: themselves, or one that is searched for. */
export function PublisherPicker({
  id,
  value,
  onChange,
  error,
}: PickerProps<NonNullable<ContractForm['publisher']>>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { settled, isSettled } = useSettled(typed);
  const found = useQuery({
    ...listQueryFor(searchPublishers, { query: { search: settled } }),
    enabled: settled !== '' && isSettled,
  });
  if (value)
    return (
      <Chosen label={t(messages.publisher)} onOther={() => onChange(undefined)}>
        {value.name}
      </Chosen>
    );
  return (
    <Combobox
      id={id}
      label={t(formMessages.publisherSearch)}
      hint={t(formMessages.publisherHint)}
      error={error}
      value={typed}
      onInput={setTyped}
      options={(isSettled && found.data?.rows) || []}
      optionKey={({ personId }) => personId}
      renderOption={({ name, kennitalaStart }) => (
        <>
          {name} <span className="dim small tabular">{kennitalaStart}</span>
        </>
      )}
      onSelect={({ personId, name }) => {
        setTyped('');
        onChange({ personId, name });
      }}
      isLoading={!isSettled || found.isFetching}
      emptyText={found.error?.message ?? found.data?.emptyText}
    />
  );
}

function useSettled(typed: string) {
  const settled = useDebounced(typed.trim(), searchAfter);
  return { settled, isSettled: settled === typed.trim() };
}

/** Digits are a national ID once there are ten of them, and an author's number until then. */
function authorQuestion(typed: string) {
  const numbered = numberAndName(typed);
  if (numbered) return numbered;
  return /^\d{1,9}$/u.test(typed) ? { authorId: Number(typed) } : { name: typed };
}

function Chosen({ label, onOther, children }: { label: string; onOther: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <div role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={styles.chosen}>
        <span>{children}</span>
        <Button size="small" onClick={onOther}>
          {t(formMessages.chooseOther)}
        </Button>
      </div>
    </div>
  );
}
