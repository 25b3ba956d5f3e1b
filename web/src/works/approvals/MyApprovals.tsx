import { listPersonApprovals, type WaitingApproval } from '@omur/contract/works/approvals';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useMember } from '../../platform/page/member.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { ApproveSeveral } from './ApproveSeveral.tsx';
import styles from './approvals.module.css';
import { isApprovedInList } from './inList.ts';
import { messages } from './mineMessages.ts';
import { useAnswer } from './useAnswer.ts';

const shownAtFirst = 10;

/** The registrations that a person is asked about, those with the least time left first; below the line that counts them. */
export function MyApprovals({ personId }: { personId: number }) {
  const t = useText();
  const { mayRegister } = useMember();
  const [isWhole, setIsWhole] = useState(false);
  const approvals = useQuery(listQueryFor(listPersonApprovals, { params: { personId } }));
  const rows = approvals.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <p className="dim small">{t(messages.mineMore)}</p>
      {mayRegister && <ApproveSeveral rows={rows} size="small" />}
      <ul className={styles.mine}>
        {(isWhole ? rows : rows.slice(0, shownAtFirst)).map((row) => (
          <Row
            key={`${row.workId} ${row.authorId}`}
            row={row}
            isApprovedHere={mayRegister && isApprovedInList(row, rows)}
          />
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

function Row({ row, isApprovedHere }: { row: WaitingApproval; isApprovedHere: boolean }) {
  const t = useText();
  const answer = useAnswer();
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
      {isApprovedHere && (
        <span className={styles.here}>
          <ApproveButton
            size="small"
            title={row.title}
            isAnswering={answer.isSending}
            onApprove={() =>
              answer.send({ params: { workId: row.workId }, body: { approval: true, round: row.round } })
            }
          >
            <span className={styles.said}>{[row.title, ...about].join(' · ')}</span>
          </ApproveButton>
        </span>
      )}
    </li>
  );
}
