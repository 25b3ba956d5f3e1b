import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { matchingMessages as messages } from './matchingMessages.ts';
import styles from './usage.module.css';

interface OtherWorkProps {
  isSending: boolean;
  onChoose: (workId: number) => void;
}

const searchFrom = 2;

/** A work that nobody thought of, by its title. */
export function OtherWork({ isSending, onChoose }: OtherWorkProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const title = useDebounced(typed.trim(), 250);
  const isSettled = title === typed.trim();
  const found = useQuery({
    ...listQueryFor(searchWorks, { query: { title } }),
    enabled: title.length >= searchFrom && isSettled,
  });
  return (
    <Combobox
      label={t(messages.other)}
      hint={t(messages.otherHint)}
      value={typed}
      onInput={setTyped}
      options={(isSettled && found.data?.rows.slice(0, 20)) || []}
      optionKey={({ workId }) => workId}
      renderOption={(work) => <Found work={work} />}
      onSelect={({ workId }) => !isSending && onChoose(workId)}
      isLoading={!isSettled || found.isFetching}
    />
  );
}

function Found({ work }: { work: FoundWork }) {
  const t = useText();
  const { workId, title, authorNames } = work;
  return (
    <span className={styles.found}>
      <span>{title}</span>
      <span className="dim small">
        {[authorNames, t(messages.workLine, { workId: String(workId) })].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
