import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { listDisputes, openDispute } from '@omur/contract/works/disputes';
import { listWorkAuthors } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { SharesDialog, type SlidShare } from './SharesDialog.tsx';

/** H80: offers an author of a work with others to say how it should be divided, while there is no dispute. */
export function ProposeShares({ workId }: { workId: number }) {
  const t = useText();
  const { authorId } = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const authors = useQuery(listQueryFor(listWorkAuthors, { params: { workId } })).data?.rows ?? [];
  const disputes = useQuery(listQueryFor(listDisputes, { params: { workId } }));
  const isDisputed = disputes.isPending || disputes.data?.rows[0]?.endedAt === null;
  const isAuthor = authors.some((one) => one.authorId === authorId);
  if (isDisputed || !isAuthor || authors.length < 2) return null;
  const total = authors.reduce((sum, one) => sum + (one.shareHundredths ?? 0), 0);
  const shares = authors.map((author): SlidShare => {
    const share = author.shareHundredths ?? 0;
    const isNobody = author.authorId === publicDomainAuthorId || author.authorId === aiAuthorId;
    return {
      authorId: author.authorId,
      name: author.displayName,
      registered: share,
      shareHundredths: share,
      least: isNobody ? share : 1,
      most: isNobody ? share : total,
    };
  });
  return (
    <Card title={t(messages.isSplitRight)}>
      <Stack>
        <p className="small">{t(messages.isSplitRightMore)}</p>
        <div>
          <Button size="small" icon={<Scale size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
            {t(messages.propose)}
          </Button>
        </div>
      </Stack>
      {isOpen && <Propose workId={workId} shares={shares} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

interface ProposeProps {
  workId: number;
  shares: readonly SlidShare[];
  onClose: () => void;
}

function Propose({ workId, shares, onClose }: ProposeProps) {
  const t = useText();
  const toast = useToast();
  const opening = useChange(openDispute, () => {
    toast({ text: t(messages.sent) });
    onClose();
  });
  return (
    <SharesDialog
      title={t(messages.propose)}
      description={t(messages.proposeMore)}
      act={t(messages.send)}
      reasons={{ label: t(messages.why), hint: t(messages.whyHint), missing: t(messages.whyMissing) }}
      shares={shares}
      refusal={opening.refusal ?? opening.problemAt('shares')}
      isSending={opening.isSending}
      onSubmit={(divided, disputeReason) =>
        opening.send({ params: { workId }, body: { shares: divided, disputeReason } })
      }
      onClose={onClose}
    />
  );
}
