import { getCatalogueEarnings } from '@omur/contract/app/home';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './home.module.css';
import { messages } from './earningsMessages.ts';

/** H25, H32: what the authors brought, and the works that rose and fell the most. */
export function CatalogueEarnings() {
  const t = useText();
  const { data, error, refetch } = useQuery(queryFor(getCatalogueEarnings));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data) return <Skeleton shape="rows" />;
  const { authorEarnings, movers } = data;
  if (authorEarnings.length === 0 && movers.length === 0)
    return <p className="dim">{t(messages.nothingEarned)}</p>;
  return (
    <>
      <Earnings
        caption={t(messages.byAuthor)}
        what={t(messages.author)}
        before={t(messages.lastYearShort)}
        rows={authorEarnings.map(({ authorId, displayName, earnedThisYear, earnedLastYear }) => ({
          id: authorId,
          name: displayName,
          amounts: [earnedThisYear, earnedLastYear],
        }))}
      />
      <Earnings
        caption={t(messages.movers)}
        what={t(messages.work)}
        before={t(messages.sameTimeShort)}
        rows={movers.map(({ workId, title, earnedThisYear, earnedToSameDay }) => ({
          id: workId,
          name: (
            <Link to="/verk/$workId" params={{ workId: String(workId) }}>
              {title}
            </Link>
          ),
          amounts: [earnedThisYear, earnedToSameDay],
        }))}
      />
    </>
  );
}

interface EarningsProps {
  caption: string;
  what: string;
  /** What the second amount is of. */
  before: string;
  rows: readonly { id: number; name: ReactNode; amounts: readonly number[] }[];
}

function Earnings({ caption, what, before, rows }: EarningsProps) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <table className={styles.earnings}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{t(messages.thisYearShort)}</th>
          <th scope="col">{before}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, amounts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {amounts.map((amount, at) => (
              <td key={at}>{formatAmount(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
