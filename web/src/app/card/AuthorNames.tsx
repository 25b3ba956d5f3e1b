import type { PersonAuthor } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { authorMessages as messages } from './authorMessages.ts';
import styles from './AuthorTab.module.css';
import { messages as cardMessages } from './messages.ts';
import { authorsQuery } from './personQueries.ts';

/** Comes after the card: the register's words are for few. */
const OtherIpiNames = lazyComponent(() => import('./OtherIpiNames.tsx').then((code) => code.OtherIpiNames));

/** F3.3: the names the person is an author by. */
export function AuthorNames({ personId }: { personId: number }) {
  const t = useText();
  const { data, isPending, error, refetch } = useQuery(authorsQuery(personId));
  return (
    <Card title={t(messages.authors)} note={t(messages.authorsNote)}>
      {isPending ? (
        <Skeleton shape="text" />
      ) : error ? (
        <PageFailed error={error} reset={() => void refetch()} />
      ) : data.rows.length === 0 ? (
        <EmptyState title={t(messages.noAuthors)}>{t(messages.noAuthorsWords)}</EmptyState>
      ) : (
        <Names authors={data.rows} />
      )}
      <Suspense>
        <OtherIpiNames personId={personId} />
      </Suspense>
    </Card>
  );
}

function Names({ authors }: { authors: PersonAuthor[] }) {
  const t = useText();
  return (
    <Table
      isBare
      label={t(messages.authors)}
      columns={columns(t)}
      rows={authors}
      rowKey={({ authorId }) => authorId}
      phoneRow={onPhone(t)}
    />
  );
}

type Say = ReturnType<typeof useText>;

function columns(t: Say): Column<PersonAuthor>[] {
  const figure = (value: string | number | null) =>
    value === null ? (
      <span className={styles.none}>{t(messages.notOnFile)}</span>
    ) : (
      <span className="tabular">{value}</span>
    );
  return [
    { id: 'name', header: t(messages.name), width: 'minmax(0, 2fr)', isTitle: true, cell: nameIn(t) },
    { id: 'authorId', header: t(messages.authorId), cell: (author) => figure(author.authorId) },
    { id: 'ipi', header: t(messages.ipiNumber), cell: (author) => figure(author.ipiNameNumber) },
    { id: 'mandate', header: t(messages.mandateOn), cell: (author) => figure(dayOf(author.mandateOn)) },
  ];
}

const onPhone = (t: Say) => (author: PersonAuthor) => ({
  title: nameIn(t)(author),
  detail: [
    t(cardMessages.authorNumber, { number: author.authorId }),
    author.ipiNameNumber && t(cardMessages.ipi, { number: author.ipiNameNumber }),
    author.mandateOn && `${t(messages.mandateOn)} ${formatDay(author.mandateOn)}`,
  ]
    .filter(Boolean)
    .join(' · '),
});

const nameIn =
  (t: Say) =>
  ({ displayName, pseudonym }: PersonAuthor) => (
    <>
      {displayName} {pseudonym === displayName && <Badge>{t(messages.pseudonym)}</Badge>}
      {pseudonym !== null && pseudonym !== displayName && (
        <Badge>{t(messages.pseudonymOf, { name: pseudonym })}</Badge>
      )}
    </>
  );

const dayOf = (day: string | null) => (day === null ? null : formatDay(day));
