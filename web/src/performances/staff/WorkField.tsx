import { formatDuration } from '@omur/contract/platform/rules/duration';
import { id } from '@omur/contract/platform/values';
import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';

interface WorkFieldProps {
  value: string;
  /** The work that is meant has this title. */
  isChosen: boolean;
  error: string | undefined;
  onInput: (typed: string) => void;
  onSelect: (work: FoundWork) => void;
}

/** The work of a line, found by its title or its number. */
export function WorkField({ value, isChosen, error, onInput, onSelect }: WorkFieldProps) {
  const t = useText();
  const typed = useDebounced(value.trim(), 250);
  const isSettled = typed === value.trim();
  const number = id.safeParse(Number(typed.replaceAll('.', '')));
  const found = useQuery({
    ...listQueryFor(searchWorks, { query: number.success ? { workId: number.data } : { title: typed } }),
    enabled: typed !== '' && isSettled && !isChosen,
  });
  return (
    <Combobox
      label={t(messages.workSought)}
      hint={t(messages.workSoughtHint)}
      error={error}
      value={value}
      onInput={onInput}
      options={(isSettled && !isChosen && found.data?.rows.slice(0, 20)) || []}
      optionKey={({ workId }) => workId}
      renderOption={(work) => <Found work={work} />}
      onSelect={onSelect}
      isLoading={!isChosen && (!isSettled || found.isFetching)}
      emptyText={found.error?.message ?? found.data?.emptyText}
    />
  );
}

function Found({ work: { workId, title, authorNames, durationSeconds } }: { work: FoundWork }) {
  const details = [authorNames, durationSeconds !== null && formatDuration(durationSeconds), workId];
  return (
    <span className={styles.found}>
      <span>{title}</span>
      <span className="dim small tabular">{details.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
