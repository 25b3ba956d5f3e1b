import { type Dispute, listDisputes } from '@omur/contract/works/disputes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Actions } from './Actions.tsx';
import { Evidence } from './Evidence.tsx';
import styles from './disputes.module.css';
import { messages, states } from './messages.ts';
import { SharesTable } from './SharesTable.tsx';
import { Waits } from './Waits.tsx';

/** H81: the dispute over the shares of a work, or the last one that ended. */
export function DisputePanel({ workId, mayAnswer }: { workId: number; mayAnswer: boolean }) {
  const disputes = useQuery(listQueryFor(listDisputes, { params: { workId } }));
  const dispute = disputes.data?.rows[0];
  return dispute ? <OneDispute dispute={dispute} mayAnswer={mayAnswer} /> : null;
}

function OneDispute({ dispute, mayAnswer }: { dispute: Dispute; mayAnswer: boolean }) {
  const t = useText();
  const [language] = useLanguage();
  const { disputeState, endedAt, doubtfulShare, mayAnswer: isAsked } = dispute;
  const isOpen = endedAt === null;
  return (
    <Card
      title={t(messages.title)}
      note={<Badge look={isOpen ? 'amber' : 'neutral'}>{t(states[disputeState])}</Badge>}
    >
      <div className={styles.panel}>
        {isOpen && (
          <p>
            <Beginning dispute={dispute} />{' '}
            <strong>{t(messages.whatWaits, { share: formatPercent(doubtfulShare, language) })}</strong>
          </p>
        )}
        {!isOpen && <p className="dim">{`${t(messages.ended)} ${formatLongDay(endedAt, language)}`}</p>}
        <SharesTable dispute={dispute} />
        <Waits dispute={dispute} />
        <Reasons dispute={dispute} />
        <Evidence dispute={dispute} mayAttach={mayAnswer} />
        {isOpen && !isAsked && dispute.heldIsk !== null && (
          <p className="dim">
            {t(disputeState === 'withStaff' ? messages.withStaffMore : messages.waitsForOthers)}
          </p>
        )}
        {mayAnswer && <Actions dispute={dispute} />}
      </div>
    </Card>
  );
}

/** Who began it: an author, or what two registrations claim together. */
export function Beginning({ dispute: { claimedIn, claimedTogether, openedBy } }: { dispute: Dispute }) {
  const t = useText();
  const [language] = useLanguage();
  return claimedIn === null
    ? t(messages.whoWants, { name: openedBy })
    : t(messages.claimedOver, { together: formatPercent(claimedTogether, language) });
}

/** What was written; only the parties and staff have it. */
export function Reasons({
  dispute: { disputeReason, offerRemark, offeredBy, openedBy, decision },
}: {
  dispute: Dispute;
}) {
  const t = useText();
  return (
    <>
      {disputeReason && <Quote by={`${t(messages.reason)}: ${openedBy}`} words={disputeReason} />}
      {offerRemark && <Quote by={t(messages.offerOf, { name: offeredBy })} words={offerRemark} />}
      {decision && <Quote by={t(messages.decision)} words={decision} />}
    </>
  );
}

const Quote = ({ by, words }: { by: string; words: string }) => (
  <figure className={styles.quote}>
    <figcaption className="dim small">{by}</figcaption>
    <blockquote>{words}</blockquote>
  </figure>
);
