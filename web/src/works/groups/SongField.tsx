import { formatDuration } from '@omur/contract/platform/rules/duration';
import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './groups.module.css';
import type { Song } from './SetListDialog.tsx';
import { messages } from './setListMessages.ts';

const searchFrom = 2;

/** A work of the register, or a title that is none. */
export function SongField({ error, onAdd }: { error: string | undefined; onAdd: (song: Song) => void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [writers, setWriters] = useState('');
  const title = useDebounced(typed.trim(), 250);
  const isSettled = title === typed.trim();
  const found = useQuery({
    ...listQueryFor(searchWorks, { query: { title } }),
    enabled: title.length >= searchFrom && isSettled,
  });
  const add = (song: Omit<Song, 'key'>) => {
    onAdd({ ...song, key: crypto.randomUUID() });
    setTyped('');
    setWriters('');
  };
  const addTitle = () =>
    add({
      workId: null,
      title: typed.trim().slice(0, 200),
      artists: writers.trim() || null,
      durationSeconds: null,
      light: null,
    });
  return (
    <div className={styles.song}>
      <Combobox
        isFreeText
        label={t(messages.song)}
        hint={t(messages.songHint)}
        error={error}
        value={typed}
        onInput={setTyped}
        options={(isSettled && title !== '' && found.data?.rows.slice(0, 20)) || []}
        optionKey={({ workId }) => workId}
        renderOption={(work) => <Found work={work} />}
        onSelect={({ workId, title: name, authorNames, artists, durationSeconds }) =>
          add({ workId, title: name, artists: artists ?? authorNames, durationSeconds, light: null })
        }
        isLoading={!isSettled || found.isFetching}
      />
      <TextField
        label={t(messages.writers)}
        value={writers}
        onChange={setWriters}
        disabled={typed.trim() === ''}
        autoComplete="off"
      />
      <Button onClick={addTitle} disabled={typed.trim() === ''}>
        {t(messages.addTitle)}
      </Button>
    </div>
  );
}

function Found({ work: { workId, title, authorNames, durationSeconds } }: { work: FoundWork }) {
  const t = useText();
  const details = [
    authorNames,
    durationSeconds !== null && formatDuration(durationSeconds),
    t(messages.workNumber, { workId }),
  ];
  return (
    <span className={styles.found}>
      <span>{title}</span>
      <span className="dim small">{details.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
