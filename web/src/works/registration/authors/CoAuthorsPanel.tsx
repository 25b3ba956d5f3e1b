import { type CoAuthor, listCoAuthors } from '@omur/contract/people/authors';
import { fold } from '@omur/contract/platform/rules/folding';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { PageFailed } from '../../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { EmptyState } from '../../../platform/ui/EmptyState.tsx';
import { SearchField } from '../../../platform/ui/SearchField.tsx';
import { Skeleton } from '../../../platform/ui/Skeleton.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { AuthorLine } from '../../authorSearch/AuthorLine.tsx';
import styles from './authors.module.css';
import { ChosenAuthor } from './ChosenAuthor.tsx';
import { messages } from './messages.ts';
import type { PanelProps } from './newAuthor.ts';

/** So many fit on a screen or two; beyond them the search is quicker. */
const most = 100;
const fewEnough = 8;

/** F2.43: those whom you have written with before. */
export function CoAuthorsPanel({ ownAuthorId, ...props }: PanelProps & { ownAuthorId: number | undefined }) {
  const t = useText();
  const [chosen, setChosen] = useState<CoAuthor>();
  const [isTried, setIsTried] = useState(false);
  const { data, error, refetch } = useQuery({
    ...listQueryFor(listCoAuthors, { params: { authorId: ownAuthorId ?? 0 }, query: { limit: most } }),
    enabled: ownAuthorId !== undefined,
  });

  if (chosen) return <ChosenAuthor {...props} author={chosen} onChooseOther={() => setChosen(undefined)} />;
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (ownAuthorId !== undefined && !data) return <Skeleton shape="rows" count={4} />;
  if (!data || data.rows.length === 0)
    return <EmptyState title={t(messages.noCoAuthors)}>{t(messages.noCoAuthorsMore)}</EmptyState>;
  return (
    <form
      id={props.formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
      }}
    >
      {isTried && (
        <p role="alert" className={styles.problem}>
          {t(messages.notChosenCo)}
        </p>
      )}
      <CoAuthorList rows={data.rows} authors={props.authors} onChoose={setChosen} />
    </form>
  );
}

interface CoAuthorListProps extends Pick<PanelProps, 'authors'> {
  rows: readonly CoAuthor[];
  onChoose: (author: CoAuthor) => void;
}

function CoAuthorList({ rows, authors, onChoose }: CoAuthorListProps) {
  const t = useText();
  const [language] = useLanguage();
  const [filter, setFilter] = useState('');
  const shown = rows.filter(({ displayName }) => fold(displayName).includes(fold(filter)));
  const onWork = new Set(authors.map((author) => (author.kind === 'known' ? author.authorId : undefined)));
  return (
    <Stack gap="small">
      {rows.length > fewEnough && (
        <SearchField label={t(messages.coAuthorsFilter)} value={filter} onChange={setFilter} />
      )}
      {shown.length === 0 && <p className={styles.quiet}>{t(messages.noMatch)}</p>}
      <ul className={styles.choices} aria-label={t(messages.coAuthorsList)}>
        {shown.map((author) => {
          const isOn = onWork.has(author.authorId);
          const note = isOn
            ? ruleText('work.authorTwice', undefined, language)
            : t(messages.worksTogether, { count: author.worksTogether });
          return (
            <li key={author.authorId}>
              <button type="button" disabled={isOn} onClick={() => onChoose(author)}>
                <AuthorLine author={author} note={note} />
              </button>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
