import type { OpenRegistration } from '@omur/contract/works/amendments';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import type { Work } from '@omur/contract/works/works';
import { Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ChangeList } from '../../platform/changes/ChangeList.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './amendments.module.css';
import { messages } from './messages.ts';
import { ReviewTime } from './ReviewTime.tsx';
import { useRegistration } from './useRegistration.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface RegistrationCardProps {
  work: Work;
  isStaff: boolean;
  mayRegister: boolean;
}

/** Where the registration stands with the society, and what its registrant and staff can do about it. */
export function RegistrationCard({ work, isStaff, mayRegister }: RegistrationCardProps) {
  const t = useText();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const registration = useRegistration(work);
  if (!registration || registration.isProvisional || registration.review === 'withdrawn') return null;
  const { review, remark, proposal, workId } = registration;
  const isApproved = review === 'approved';
  return (
    <Card title={t(messages.registration)}>
      <Stack>
        <p className="small">{t(messages[isApproved && isStaff ? 'approvedStaff' : review])}</p>
        {review === 'waiting' && <ReviewTime />}
        {review === 'refused' && remark && <blockquote className={styles.remark}>{remark}</blockquote>}
        {proposal && <ProposalStanding proposal={proposal} />}
        {mayRegister && (
          <div className={styles.actions}>
            <ButtonLink
              size="small"
              to="/verk/$workId/breyta"
              params={{ workId: String(workId) }}
              icon={<Pencil size={16} aria-hidden />}
            >
              {t(isApproved && !isStaff ? messages.propose : messages.amend)}
            </ButtonLink>
            {!isApproved && (
              <Button
                size="small"
                look="quiet"
                icon={<Undo2 size={16} aria-hidden />}
                onClick={() => setIsWithdrawing(true)}
              >
                {t(messages.withdraw)}
              </Button>
            )}
          </div>
        )}
      </Stack>
      {isWithdrawing && (
        <WithdrawDialog registration={registration} onClose={() => setIsWithdrawing(false)} />
      )}
    </Card>
  );
}

/** A proposal that waits, or was refused with a remark; one that was accepted stands among the amendments. */
function ProposalStanding({ proposal }: { proposal: NonNullable<OpenRegistration['proposal']> }) {
  const t = useText();
  const [language] = useLanguage();
  const { state, proposedBy, proposedAt, changes, decisionRemark, decidedAt, decidedBy } = proposal;
  if (state !== 'waiting' && state !== 'refused') return null;
  const isWaiting = state === 'waiting';
  const said = (name: string, at: string) =>
    t(messages.proposedBy, { name, when: formatInstant(at, language) });
  return (
    <Alert
      look={isWaiting ? 'info' : 'warning'}
      title={t(isWaiting ? messages.proposalWaiting : messages.proposalRefused)}
    >
      {decisionRemark && <blockquote className={styles.remark}>{decisionRemark}</blockquote>}
      <ChangeList changes={changes} />
      <div className="dim small">
        {decidedAt ? said(decidedBy ?? t(theSociety), decidedAt) : said(proposedBy, proposedAt)}
      </div>
    </Alert>
  );
}
