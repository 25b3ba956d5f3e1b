import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Combobox } from '../../../platform/ui/Combobox.tsx';
import { useDebounced } from '../../../platform/ui/useDebounced.ts';
import { messages } from './messages.ts';

const searchFrom = 2;
const most = 20;

/** H130: the work that a pasted line means, where its words did not find it. */
export function LineSearch({ line, onChoose }: { line: number; onChoose: (work: FoundWork) => void }) {
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
      label={t(messages.searchOf, { line })}
      isLabelHidden
      placeholder={t(messages.searchHint)}
      value={typed}
      onInput={setTyped}
      options={(isSettled && found.data?.rows.slice(0, most)) || []}
      optionKey={({ workId }) => workId}
      renderOption={(work) => <Found work={work} />}
      onSelect={onChoose}
      isLoading={!isSettled || found.isFetching}
    />
  );
}

function Found({ work: { workId, title, authorNames, artists } }: { work: FoundWork }) {
  const t = useText();
  return (
    <>
      <div>{title}</div>
      <div className="dim small">
        {[authorNames || artists, t(messages.workNumber, { workId })].filter(Boolean).join(' · ')}
      </div>
    </>
  );
}
