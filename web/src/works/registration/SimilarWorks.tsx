import { readIsrc } from '@omur/contract/works/rules/isrc';
import { listSimilarWorks, type SimilarWork } from '@omur/contract/works/similarWorks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import type { WorkForm } from './form.ts';
import { messages } from './messages.ts';
import styles from './registration.module.css';

const shortestTitle = 3;
const shownAtFirst = 3;
const most = 50;

/** What is looked for: title, known authors, right ISRC codes; undefined while too little is typed. */
function described({ title, authors, isrcs }: WorkForm) {
  const name = title.trim().length < shortestTitle ? undefined : title.trim();
  const authorIds = authors.flatMap((author) => (author.kind === 'known' ? author.authorId : []));
  const codes = isrcs.flatMap(({ isrc }) => readIsrc(isrc).value ?? []);
  if (name === undefined && codes.length === 0) return undefined;
  return {
    ...(name !== undefined && { title: name }),
    ...(authorIds.length > 0 && { authorIds: authorIds.slice(0, most) }),
    ...(codes.length > 0 && { isrcs: codes.slice(0, most) }),
  };
}

/** The same, once it has stood still. */
function useDescribed(form: WorkForm): ReturnType<typeof described> {
  const settled = useDebounced(JSON.stringify(described(form) ?? null), 400);
  return JSON.parse(settled) ?? undefined;
}

/** While the work is described: those it may be, so that none is registered twice. Takes no room while there are none. */
export function SimilarWorks({ form, except }: { form: WorkForm; except: number | undefined }) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  const query = useDescribed(form);
  const { data } = useQuery({
    ...listQueryFor(listSimilarWorks, { query: query ?? {} }),
    enabled: query !== undefined,
    // It only helps: that it cannot be had is nothing to be told.
    retry: false,
    placeholderData: keepPreviousData,
  });
  const works = query ? (data?.rows.filter(({ workId }) => workId !== except) ?? []) : [];
  const shown = isWhole ? works : works.slice(0, shownAtFirst);
  return (
    <>
      <LiveRegion>{works.length > 0 ? t(messages.similarFound, { count: works.length }) : ''}</LiveRegion>
      {works.length > 0 && (
        <Card title={t(messages.similar)}>
          <p className="dim small">{t(messages.similarMore)}</p>
          <ul className={styles.similar}>
            {shown.map((work) => (
              <Similar key={work.workId} work={work} />
            ))}
          </ul>
          {works.length > shown.length && (
            <Button size="small" look="quiet" onClick={() => setIsWhole(true)}>
              {t(messages.showAll, { count: works.length - shown.length })}
            </Button>
          )}
        </Card>
      )}
    </>
  );
}

function Similar({ work }: { work: SimilarWork }) {
  const t = useText();
  const { workId, title, authorNames, artists, isProvisional, likenesses } = work;
  const to = { to: '/verk/$workId', params: { workId: String(workId) } } as const;
  return (
    <li>
      <div>
        <Link {...to} target="_blank" className={styles.similarName}>
          {title} <ExternalLink size={14} aria-hidden />
          <VisuallyHidden> {t(messages.opensNewTab)}</VisuallyHidden>
        </Link>{' '}
        {isProvisional && <Badge look="amber">{t(messages.provisional)}</Badge>}
        <div className={styles.note}>
          {[authorNames || artists, ...likenesses.map((likeness) => t(messages[likeness]))]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      {isProvisional && (
        <ButtonLink size="small" to="/verk/$workId/yfirtaka" params={{ workId: String(workId) }}>
          {t(messages.takeOver)}
        </ButtonLink>
      )}
    </li>
  );
}
