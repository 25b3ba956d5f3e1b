import { formatDuration } from '@omur/contract/platform/rules/duration';
import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './cueSheets.module.css';
import { messages } from './messages.ts';

interface WorkTitleFieldProps {
  value: string;
  error: string | undefined;
  onInput: (title: string) => void;
  onSelect: (work: FoundWork) => void;
}

const searchFrom = 2;

/** The title as it stands on the sheet, with the works that it may be of. */
export function WorkTitleField({ value, error, onInput, onSelect }: WorkTitleFieldProps) {
  const t = useText();
  const title = useDebounced(value.trim(), 250);
  const isSettled = title === value.trim();
  const found = useQuery({
    ...listQueryFor(searchWorks, { query: { title } }),
    enabled: title.length >= searchFrom && isSettled,
  });
  return (
    <Combobox
      isFreeText
      label={t(messages.workTitle)}
      hint={t(messages.workTitleHint)}
      error={error}
      value={value}
      onInput={onInput}
      options={(isSettled && found.data?.rows.slice(0, 20)) || []}
      optionKey={({ workId }) => workId}
      renderOption={(work) => <Found work={work} />}
      onSelect={onSelect}
      isLoading={!isSettled || found.isFetching}
    />
  );
}

function Found({ work }: { work: FoundWork }) {
  const t = useText();
  const { workId, title, authorNames, durationSeconds } = work;
  const details = [
    authorNames,
    durationSeconds !== null && formatDuration(durationSeconds),
    t(messages.workLine, { workId: String(workId) }),
  ].filter(Boolean);
  return (
    <span className={styles.found}>
      <span>{title}</span>
      <span className="dim small">{details.join(' · ')}</span>
    </span>
  );
}
