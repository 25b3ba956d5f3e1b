import { decideDispute, type Dispute, listDeskDisputes } from '@omur/contract/works/disputes';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PagedCards } from '../../platform/page/PagedCards.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { disputesPage } from './deskPages.ts';
import { Beginning, Reasons } from './DisputePanel.tsx';
import styles from './disputes.module.css';
import { Evidence } from './Evidence.tsx';
import { betweenClaims } from './limits.ts';
import { messages, states } from './messages.ts';
import { SharesDialog } from './SharesDialog.tsx';
import { SharesTable } from './SharesTable.tsx';
import { Waits } from './Waits.tsx';

/** H85: the disputes that have not ended, those that wait for staff first. */
export function DisputesPage() {
  return (
    <StaffOnly>
      <Disputes />
    </StaffOnly>
  );
}

function Disputes() {
  const t = useText();
  const list = usePages(listDeskDisputes, { params: {}, query: {} }, { isLive: true });
  return (
    <Stack>
      <PageHeader title={t(disputesPage.label)} subtitle={t(messages.deskMore)} />
      <PagedCards
        list={list}
        countText={messages.count}
        rowKey={({ disputeId }) => disputeId}
        card={(dispute) => <DeskDispute dispute={dispute} />}
        noneMore={t(messages.noneOpen)}
        noneIcon={<Scale />}
      />
    </Stack>
  );
}

function DeskDispute({ dispute }: { dispute: Dispute }) {
  const t = useText();
  const [language] = useLanguage();
  const [isDeciding, setIsDeciding] = useState(false);
  const { workId, title, disputeState, openedAt, openedBy, claimedIn, mayDecide } = dispute;
  const isWithStaff = disputeState === 'withStaff';
  return (
    <Card
      title={
        <Link to="/verk/$workId" params={{ workId: String(workId) }}>
          {title}
        </Link>
      }
      note={<Badge look={isWithStaff ? 'amber' : 'neutral'}>{t(states[disputeState])}</Badge>}
    >
      <div className={styles.panel}>
        <p className="dim small">{`${openedBy} · ${formatLongDay(openedAt, language)}`}</p>
        {claimedIn !== null && (
          <p>
            <Beginning dispute={dispute} />
          </p>
        )}
        <SharesTable dispute={dispute} />
        <Waits dispute={dispute} />
        <Reasons dispute={dispute} />
        <Evidence dispute={dispute} mayAttach={false} />
        {isWithStaff && !mayDecide && <p className="dim">{t(messages.notYours)}</p>}
        {mayDecide && (
          <div className={styles.buttons}>
            <Button look="primary" onClick={() => setIsDeciding(true)}>
              {t(messages.decide)}
            </Button>
          </div>
        )}
      </div>
      {isDeciding && <Decide dispute={dispute} onClose={() => setIsDeciding(false)} />}
    </Card>
  );
}

function Decide({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { disputeId, offerNumber, title } = dispute;
  const deciding = useChange(decideDispute, () => {
    toast({ text: t(messages.decided) });
    onClose();
  });
  return (
    <SharesDialog
      title={t(messages.decideTitle, { title })}
      description={t(messages.decideMore)}
      act={t(messages.decide)}
      reasons={{
        label: t(messages.reason),
        hint: t(messages.decisionHint),
        missing: t(messages.decisionMissing),
      }}
      {...betweenClaims(dispute)}
      refusal={deciding.refusal ?? deciding.problemAt('shares')}
      isSending={deciding.isSending}
      onSubmit={(shares, decision) =>
        deciding.send({ params: { disputeId }, body: { offerNumber, shares, decision } })
      }
      onClose={onClose}
    />
  );
}
