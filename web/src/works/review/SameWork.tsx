import { refuseAsSame } from '@omur/contract/works/disputes';
import type { Neighbour, ReviewedWork } from '@omur/contract/works/review';
import { claimedTogether } from '@omur/contract/works/rules/dispute';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './Neighbours.module.css';

interface Props {
  own: ReviewedWork;
  other: Neighbour;
}

/** H123: the work compared with is the same, and staff have approved it: this registration of it is refused. */
export function SameWork({ own, other }: Props) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  // Red is what staff have yet to approve.
  if (own.review !== 'waiting' || other.light === 'red') return null;
  return (
    <div className={styles.same}>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {t(messages.isSame, { number: other.workId })}
      </Button>
      {isAsking && <Refuse own={own} other={other} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function Refuse({ own, other, onClose }: Props & { onClose: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const [remark, setRemark] = useState(t(messages.isSameRemark, { number: other.workId }));
  const refusing = useChange(refuseAsSame, ({ disputeId }) => {
    toast({ text: t(disputeId === null ? messages.sameRefused : messages.sameDisputed) });
    onClose();
  });
  const claimed = claimedTogether(other.authors, own.authors);
  const isOver = claimed !== undefined && claimed.together > claimed.whole;
  return (
    <FormDialog
      title={t(messages.isSame, { number: other.workId })}
      description={
        isOver
          ? t(messages.claimsOver, { together: formatPercent(claimed.together, language) })
          : t(messages.claimsStand)
      }
      act={t(messages.refuse)}
      isDanger
      isStacked
      refusal={refusing.refusal}
      isSending={refusing.isSending}
      onSubmit={() =>
        refusing.send({
          params: { workId: own.workId },
          body: { sameWorkId: other.workId, remark, lastChangedAt: own.lastChangedAt },
        })
      }
      onClose={onClose}
    >
      <TextArea
        label={t(messages.remark)}
        hint={t(messages.remarkHint)}
        error={refusing.problemAt('remark')}
        maxLength={2000}
        rows={3}
        value={remark}
        onChange={setRemark}
      />
    </FormDialog>
  );
}
