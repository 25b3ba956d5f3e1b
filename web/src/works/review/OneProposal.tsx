import type { Proposal } from '@omur/contract/works/amendments';
import { usageDaysKept, usageDaysText } from '@omur/contract/works/rules/usageDays';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { UsageDaysField } from '../usageDays/UsageDaysField.tsx';
import { Amendments } from './Amendments.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { Decision } from './Decision.tsx';
import { Losses } from './Losses.tsx';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';
import { Rights } from './Rights.tsx';
import type { useProposalDecision } from './useProposalDecision.ts';

interface OneProposalProps {
  proposal: Proposal;
  decision: ReturnType<typeof useProposalDecision>;
}

/** What would become different, from when, and the decision. */
export function OneProposal({ proposal, decision: { days, onDays, ...rest } }: OneProposalProps) {
  const { losses, areLosersSeen, onLosersSeen, ...decision } = rest;
  const t = useText();
  const [language] = useLanguage();
  const isMobile = useIsMobile();
  const heading = useRef<HTMLHeadingElement>(null);
  const { workId, title, proposedBy, proposedAt, remark, changes, isOutdated } = proposal;
  const { isFromBeginning, appliesFrom, appliesUntil } = proposal;
  const isAskedFor = isFromBeginning || appliesFrom !== null;
  const asked = usageDaysText(usageDaysKept(appliesFrom, appliesUntil), language);

  useEffect(() => {
    scrollTo({ top: 0 });
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const bar = <Decision {...decision} />;
  return (
    <Stack>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="dim">
          {t(messages.numbered, { number: workId })} ·{' '}
          {t(messages.proposed, { name: proposedBy, when: formatInstant(proposedAt, language) })}
        </p>
        <Link to="/verk/$workId" params={{ workId: String(workId) }}>
          {t(messages.openWork)}
        </Link>
      </div>
      {!isMobile && bar}
      {isOutdated && <Alert look="warning" title={t(messages.outdatedWhy)} />}
      <Card title={t(messages.proposal)}>
        <div className={styles.amendment}>
          {remark && <blockquote>{remark}</blockquote>}
          <ChangeTable label={t(messages.changes)} changes={changes} />
          {appliesUntil === null ? (
            <UsageDaysField
              days={days}
              onChange={onDays}
              isAsked={false}
              hint={isAskedFor ? t(messages.asksFor, { days: asked }) : undefined}
            />
          ) : (
            <Alert title={t(messages.onDays)}>{t(messages.onDaysMore, { days: asked })}</Alert>
          )}
          <Losses losses={losses} areLosersSeen={areLosersSeen} onLosersSeen={onLosersSeen} />
        </div>
      </Card>
      <Rights workId={workId} />
      <Amendments workId={workId} />
      {isMobile && bar}
    </Stack>
  );
}
