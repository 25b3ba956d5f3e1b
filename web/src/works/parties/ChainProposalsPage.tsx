import { type ChainProposal, decideChain, listChainProposals } from '@omur/contract/works/parties';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PagedCards } from '../../platform/page/PagedCards.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { chainProposalsPage } from './deskPages.ts';
import { messages } from './messages.ts';
import styles from './parties.module.css';
import { ProposedChain } from './ProposedChain.tsx';

/** X70: staff accept or decline what publishers say of their chains. */
export function ChainProposalsPage() {
  return (
    <StaffOnly>
      <Proposals />
    </StaffOnly>
  );
}

function Proposals() {
  const t = useText();
  const list = usePages(listChainProposals, { params: {}, query: {} }, { isLive: true });
  return (
    <Stack>
      <PageHeader title={t(chainProposalsPage.label)} subtitle={t(messages.pageMore)} />
      <PagedCards
        list={list}
        countText={messages.proposalCount}
        rowKey={({ proposalId }) => proposalId}
        card={(proposal) => <OneProposal proposal={proposal} />}
        noneMore={t(messages.noneWaiting)}
        noneIcon={<CircleCheck />}
      />
    </Stack>
  );
}

function OneProposal({ proposal }: { proposal: ChainProposal }) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const [isRefusing, setIsRefusing] = useState(false);
  const { proposalId, workId, title, name, displayName, proposedAt, remark } = proposal;
  const params = { proposalId };
  const accepting = useChange(
    decideChain,
    () => toast({ text: t(messages.accepted, { title }) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  return (
    <Card
      title={
        <Link to="/verk/$workId" params={{ workId: String(workId) }}>
          {title}
        </Link>
      }
    >
      <div className={styles.proposal}>
        <p className="dim">
          {t(messages.forAuthor, { publisher: name, author: displayName })} ·{' '}
          {t(messages.proposedAt, { when: formatInstant(proposedAt, language) })}
        </p>
        {remark && <blockquote>{remark}</blockquote>}
        <ProposedChain parties={proposal.parties} />
        <div className={styles.actions}>
          <Button
            look="primary"
            aria-label={t(messages.acceptWhich, { title })}
            isLoading={accepting.isSending}
            onClick={() => accepting.send({ params, body: { isApproved: true } })}
          >
            {t(messages.accept)}
          </Button>
          <Button aria-label={t(messages.refuseWhich, { title })} onClick={() => setIsRefusing(true)}>
            {t(messages.refuse)}
          </Button>
        </div>
      </div>
      {isRefusing && <RefuseDialog proposal={proposal} onClose={() => setIsRefusing(false)} />}
    </Card>
  );
}

interface RefuseDialogProps {
  proposal: ChainProposal;
  onClose: () => void;
}

function RefuseDialog({ proposal: { proposalId, title }, onClose }: RefuseDialogProps) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const refusing = useChange(decideChain, () => {
    toast({ text: t(messages.refused) });
    onClose();
  });
  return (
    <FormDialog
      title={t(messages.refuseWhich, { title })}
      description={t(messages.refuseMore)}
      act={t(messages.refuse)}
      isDanger
      refusal={refusing.refusal}
      isSending={refusing.isSending}
      onSubmit={() => refusing.send({ params: { proposalId }, body: { isApproved: false, remark } })}
      onClose={onClose}
      isStacked
    >
      <TextArea label={t(messages.reason)} value={remark} onChange={setRemark} maxLength={2000} rows={3} />
    </FormDialog>
  );
}
