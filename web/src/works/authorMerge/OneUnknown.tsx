import { listAuthorWorks } from '@omur/contract/people/authors';
import { getUnknownAuthor, type UnknownAuthor } from '@omur/contract/works/authorMerge';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus, UserRoundCheck } from 'lucide-react';
import { queryIfAny, usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatNationalId } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Candidates } from './Candidates.tsx';
import { Facts } from './Facts.tsx';
import styles from './authorMerge.module.css';
import { messages } from './messages.ts';
import { Email } from '../../platform/ui/Email.tsx';

/** An unknown author beside those it may be. */
export function OneUnknown({ authorId }: { authorId: number }) {
  const t = useText();
  const unknown = useQuery(queryIfAny(getUnknownAuthor, { params: { authorId } }));
  if (unknown.isPending) return <Skeleton shape="rows" />;
  if (unknown.error) return <PageFailed error={unknown.error} reset={() => void unknown.refetch()} />;
  if (!unknown.data)
    return (
      <EmptyState title={t(messages.gone)} icon={<UserRoundCheck />}>
        {t(messages.goneHint)}
      </EmptyState>
    );
  return (
    <Stack>
      <Unknown author={unknown.data} />
      <Candidates unknown={unknown.data} />
    </Stack>
  );
}

function Unknown({ author }: { author: UnknownAuthor }) {
  const t = useText();
  const { authorId, displayName, kennitala, ipiNameNumber, email, worksCount } = author;
  return (
    <Card
      title={displayName}
      note={t(messages.unknown)}
      actions={
        <ButtonLink
          to="/notendur"
          search={{ nyr: 'felagi', hofundur: authorId }}
          icon={<UserPlus size={18} aria-hidden />}
        >
          {t(messages.newMember)}
        </ButtonLink>
      }
    >
      <Stack>
        <Facts
          facts={[
            [t(messages.number), String(authorId)],
            [t(messages.kennitala), kennitala && formatNationalId(kennitala)],
            [t(messages.ipi), ipiNameNumber],
            [t(messages.email), email && <Email key="email" address={email} />],
          ]}
        />
        <Works authorId={authorId} count={worksCount} />
      </Stack>
    </Card>
  );
}

const shownAtMost = 8;

function Works({ authorId, count }: { authorId: number; count: number }) {
  const t = useText();
  const works = usePages(listAuthorWorks, { params: { authorId }, query: {} });
  if (works.isLoading) return <Skeleton shape="text" />;
  if (works.rows.length === 0) return <p className="dim">{t(messages.noWorks)}</p>;
  const shown = works.rows.slice(0, shownAtMost);
  return (
    <div>
      <h3 className={styles.label}>{t(messages.worksOf)}</h3>
      <ul className={styles.works}>
        {shown.map(({ workId, title }) => (
          <li key={workId}>
            <Link to="/verk/$workId" params={{ workId: String(workId) }}>
              {title}
            </Link>
          </li>
        ))}
        {count > shown.length && (
          <li className="dim">{t(messages.allWorks, { count: count - shown.length })}</li>
        )}
      </ul>
    </div>
  );
}
