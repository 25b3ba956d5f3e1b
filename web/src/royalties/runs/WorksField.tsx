import { id } from '@omur/contract/platform/values';
import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { correctionMessages as messages } from './correctionMessages.ts';
import styles from './runs.module.css';

interface WorksFieldProps {
  label?: string;
  chosen: readonly FoundWork[];
  onChange: (chosen: FoundWork[]) => void;
  error: string | undefined;
}

/** Works, found one by one by title or number. */
export function WorksField({ label, chosen, onChange, error }: WorksFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), 250);
  const isSettled = settled === typed.trim();
  const number = id.safeParse(Number(settled.replaceAll('.', '')));
  const found = useQuery({
    ...listQueryFor(searchWorks, { query: number.success ? { workId: number.data } : { title: settled } }),
    enabled: settled !== '' && isSettled,
  });
  const isNew = ({ workId }: FoundWork) => chosen.every((one) => one.workId !== workId);
  return (
    <div className={styles.works}>
      <Combobox
        label={label ?? t(messages.work)}
        hint={t(messages.workHint)}
        error={error}
        value={typed}
        onInput={setTyped}
        options={(isSettled && found.data?.rows.filter(isNew).slice(0, 20)) || []}
        optionKey={({ workId }) => workId}
        renderOption={(work) => <OneWork work={work} />}
        onSelect={(work) => {
          onChange([...chosen, work]);
          setTyped('');
        }}
        isLoading={settled !== '' && (!isSettled || found.isFetching)}
        emptyText={found.error?.message ?? found.data?.emptyText}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={label ?? t(messages.works)}>
          {chosen.map((work) => (
            <li key={work.workId}>
              <OneWork work={work} />
              <IconButton
                label={t(messages.remove, { title: work.title })}
                icon={<X size={18} />}
                onClick={() => onChange(chosen.filter(({ workId }) => workId !== work.workId))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OneWork({ work: { workId, title, authorNames } }: { work: FoundWork }) {
  return (
    <span className={styles.work}>
      <span>{title}</span>
      <span className="dim small tabular">{[authorNames, workId].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
