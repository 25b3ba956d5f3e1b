import { listPersonApprovals, type WaitingApproval } from '@omur/contract/works/approvals';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import styles from './approvals.module.css';
import { messages } from './mineMessages.ts';

const shownAtFirst = 10;

/** The registrations that a person is asked about, those with the least time left first; below the line that counts them. */
export function MyApprovals({ personId }: { personId: number }) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  const approvals = useQuery(listQueryFor(listPersonApprovals, { params: { personId } }));
  const rows = approvals.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <p className="dim small">{t(messages.mineMore)}</p>
      <ul className={styles.mine}>
        {(isWhole ? rows : rows.slice(0, shownAtFirst)).map((row) => (
          <Row key={`${row.workId} ${row.authorId}`} row={row} />
        ))}
      </ul>
      {rows.length > shownAtFirst && (
        <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? messages.showFewer : messages.showAll)}
        </Button>
      )}
    </>
  );
}

function Row({ row }: { row: WaitingApproval }) {
  const t = useText();
  const [language] = useLanguage();
  const about = [
    row.registeredBy && t(messages.by, { name: row.registeredBy }),
    t(messages.shareOf, { share: formatPercent(row.shareHundredths, language) }),
  ].filter(Boolean);
  return (
    <li>
      <Link to="/verk/$workId" params={{ workId: String(row.workId) }}>
        {row.title}
      </Link>
      <span className="dim small">{about.join(' · ')}</span>
      <span className={`${styles.due} small`}>
        {row.isHalted
          ? t(messages.haltedShort)
          : t(messages.dueOn, { day: formatLongDay(row.dueOn, language) })}
      </span>
    </li>
  );
}
