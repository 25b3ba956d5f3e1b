import { type Approval, listApprovals } from '@omur/contract/works/approvals';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import styles from './approvals.module.css';
import { ApproveForUnreached } from './ApproveForUnreached.tsx';
import { AskAuthors } from './AskAuthors.tsx';
import { Changes } from './Changes.tsx';
import { messages } from './messages.ts';
import { State } from './State.tsx';

interface WorkApprovalsProps {
  workId: number;
  isStaff: boolean;
  /** By staff; until then they approve for those who cannot be asked by approving the work. */
  isApproved: boolean;
}

/**
 * F4.2: what each author answered and when, for the parties of a work. Not shown where nobody had to be asked. O275: staff ask those who
 * wait without having been asked, and approve for those who cannot be (R157).
 */
export function WorkApprovals({ workId, isStaff, isApproved }: WorkApprovalsProps) {
  const t = useText();
  const approvals = useQuery(listQueryFor(listApprovals, { params: { workId } }));
  const rows = approvals.data?.rows ?? [];
  const asked = rows.find(({ round }) => round !== null);
  const unasked = rows.filter(({ isUnasked }) => isUnasked);
  const unreached = rows.filter(({ isUnreached }) => isUnreached);
  if (!asked && unasked.length + unreached.length === 0) return null;
  const round = asked?.round ?? 1;
  // Anyone who is asked reads the changes with the question.
  const isQuestioned = rows.some(({ mayAnswer, state }) => mayAnswer && state === 'waiting');
  return (
    <Card title={t(messages.approvals)} note={round > 1 && t(messages.round, { count: round })}>
      <ul className={styles.approvals}>
        {rows.map((approval) => (
          <li key={`${approval.authorId} ${approval.displayName}`}>
            <div className={styles.line}>
              <span>{approval.displayName}</span>
              <State state={approval.state} />
            </div>
            <When approval={approval} />
            {approval.reason && (
              <blockquote className={styles.reason} aria-label={t(messages.reason)}>
                {approval.reason}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {asked && !isQuestioned && <Changes changes={asked.changes} />}
      {isStaff && unasked.length > 0 && (
        <AskAuthors workId={workId} names={unasked.map(({ displayName }) => displayName)} />
      )}
      {isStaff && isApproved && unreached.length > 0 && (
        <ApproveForUnreached workId={workId} names={unreached.map(({ displayName }) => displayName)} />
      )}
    </Card>
  );
}

function When({ approval }: { approval: Approval }) {
  const { state, answeredAt, dueOn, isHalted, isUnasked, isUnreached } = approval;
  const t = useText();
  const [language] = useLanguage();
  if (isUnreached) return <div className="dim small">{t(messages.unreached)}</div>;
  if (isUnasked) return <div className="dim small">{t(messages.unasked)}</div>;
  if (state === 'waiting')
    return (
      <div className="dim small">
        {isHalted ? t(messages.halted) : dueOn && t(messages.until, { day: formatLongDay(dueOn, language) })}
      </div>
    );
  if (!answeredAt) return null;
  return (
    <div className="dim small">
      {formatLongDay(answeredAt, language)}
      {state === 'assumed' && ` · ${t(messages.byTime)}`}
    </div>
  );
}
