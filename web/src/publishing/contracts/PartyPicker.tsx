import { searchPublishers } from '@omur/contract/publishing/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { AuthorSearch } from '../../works/authorSearch/AuthorSearch.tsx';
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

/** C2.23, X152: the author, by the one look-up; a writer of the IPI register who is none of ours has no agreement here. */
export function AuthorPicker({
  id,
  value,
  onChange,
  error,
}: PickerProps<NonNullable<ContractForm['author']>>) {
  const t = useText();
  if (value)
    return (
      <Chosen label={t(messages.author)} onOther={() => onChange(undefined)}>
        {value.displayName}{' '}
        <span className="dim small">{t(formMessages.authorNumber, { number: value.authorId })}</span>
      </Chosen>
    );
  return (
    <AuthorSearch
      id={id}
      label={t(formMessages.authorSearch)}
      hint={t(formMessages.authorHint)}
      error={error}
      onAuthor={({ authorId, displayName, personId }) => onChange({ authorId, displayName, personId })}
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
  const settled = useDebounced(typed.trim(), searchAfter);
  const isSettled = settled === typed.trim();
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
