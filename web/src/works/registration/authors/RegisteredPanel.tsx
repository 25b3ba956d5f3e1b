import { searchAuthors } from '@omur/contract/people/authors';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Combobox } from '../../../platform/ui/Combobox.tsx';
import { numberAndName } from '../../../platform/ui/numberAndName.ts';
import { useDebounced } from '../../../platform/ui/useDebounced.ts';
import { AuthorLine, type LineAuthor } from './AuthorLine.tsx';
import { ChosenAuthor } from './ChosenAuthor.tsx';
import { messages } from './messages.ts';
import type { PanelProps } from './newAuthor.ts';

/** F9.5 */
const searchAfter = 1000;

/** F2.40: an author of the society, found by name, national ID or number. */
export function RegisteredPanel(props: PanelProps) {
  const t = useText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<LineAuthor>();
  const [isTried, setIsTried] = useState(false);
  const settled = useDebounced(typed.trim(), searchAfter);
  const isSettled = settled === typed.trim();
  const found = useQuery({
    ...listQueryFor(searchAuthors, { query: questionOf(settled) }),
    enabled: settled !== '' && isSettled,
  });
  const isOn = ({ authorId }: LineAuthor) =>
    props.authors.some((one) => one.kind === 'known' && one.authorId === authorId);

  if (chosen) return <ChosenAuthor {...props} author={chosen} onChooseOther={() => setChosen(undefined)} />;
  return (
    <form
      id={props.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
      }}
    >
      <Combobox
        label={t(messages.search)}
        hint={t(messages.searchHint)}
        error={isTried ? t(messages.notChosen) : undefined}
        value={typed}
        onInput={(next) => {
          setTyped(next);
          setIsTried(false);
        }}
        options={(isSettled && found.data?.rows) || []}
        optionKey={({ authorId }) => authorId}
        renderOption={(author) => <AuthorLine author={author} />}
        onSelect={setChosen}
        whyNot={(author) => (isOn(author) ? ruleText('work.authorTwice', undefined, language) : undefined)}
        isLoading={!isSettled || found.isFetching}
        emptyText={found.error?.message ?? found.data?.emptyText}
      />
    </form>
  );
}

/** Digits are a national ID once there are ten of them, and an author's number until then. */
function questionOf(typed: string) {
  const numbered = numberAndName(typed);
  if (numbered) return numbered;
  return /^\d{1,9}$/u.test(typed) ? { authorId: Number(typed) } : { name: typed };
}
