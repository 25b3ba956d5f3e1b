import { searchWorks, type FoundWork } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { lengthText } from '../../../platform/length/lengthText.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { LiveRegion } from '../../../platform/ui/LiveRegion.tsx';
import { Skeleton } from '../../../platform/ui/Skeleton.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { useDebounced } from '../../../platform/ui/useDebounced.ts';
import { ChosenWork } from './ChosenWork.tsx';
import type { PanelProps } from './ForeignPanel.tsx';
import { messages } from './messages.ts';
import styles from './setList.module.css';

/** L9.3 */
const searchAfter = 1000;

/** L2.19: a work of the system, found by title, author or both. */
export function KnownPanel({ newTitle, ...panel }: PanelProps & { newTitle: string | undefined }) {
  const t = useText();
  const [typed, setTyped] = useState({ title: newTitle ?? '', author: '' });
  const [chosen, setChosen] = useState<FoundWork>();
  const [isTried, setIsTried] = useState(false);
  const now = JSON.stringify([typed.title.trim(), typed.author.trim()]);
  const settled = useDebounced(now, searchAfter);
  const [title, author]: string[] = JSON.parse(settled);
  const isEmpty = typed.title.trim() === '' && typed.author.trim() === '';
  const found = useQuery({
    ...listQueryFor(searchWorks, { query: { ...(title && { title }), ...(author && { author }) } }),
    enabled: !isEmpty && settled === now,
    // A work that was registered in another tab meanwhile is found on coming back.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const isSearching = !isEmpty && (settled !== now || found.isLoading);
  const works = (!isEmpty && !isSearching && found.data?.rows) || [];

  if (chosen) return <ChosenWork {...panel} found={chosen} onChooseOther={() => setChosen(undefined)} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
  };
  const state = isSearching ? t(messages.searching) : found.error?.message;
  return (
    <form id={panel.formId} noValidate onSubmit={submit}>
      <Stack>
        <div className={styles.fields}>
          <TextField
            label={t(messages.title)}
            value={typed.title}
            onChange={(next) => setTyped({ ...typed, title: next })}
            autoComplete="off"
          />
          <TextField
            label={t(messages.author)}
            value={typed.author}
            onChange={(next) => setTyped({ ...typed, author: next })}
            autoComplete="off"
          />
        </div>
        {isTried && <p className={styles.problem}>{t(messages.chooseFirst)}</p>}
        <LiveRegion>{isEmpty ? '' : (state ?? t(messages.found, { count: works.length }))}</LiveRegion>
        {isSearching && <Skeleton shape="rows" count={3} />}
        {isEmpty && <p className={styles.quiet}>{t(messages.searchFirst)}</p>}
        {!isSearching && !isEmpty && found.error && <p className={styles.problem}>{found.error.message}</p>}
        {!isSearching && !isEmpty && found.data && works.length === 0 && (
          <div>
            <p className={styles.heading}>{found.data.emptyText}</p>
            <p className={styles.quiet}>{t(messages.noneFound)}</p>
          </div>
        )}
        <ul className={styles.results} aria-label={t(messages.results)}>
          {works.map((work) => (
            <li key={work.workId}>
              <button type="button" className={styles.result} onClick={() => setChosen(work)}>
                <span>
                  <span className={styles.title}>{work.title}</span>
                  <br />
                  <span className={styles.by}>
                    {[work.authorNames || work.artists, work.isOwn && t(messages.own)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className={styles.by}>
                  {t(messages.workNumber, { workId: work.workId })}
                  {work.durationSeconds !== null && ` · ${lengthText(work.durationSeconds, t)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </form>
  );
}
