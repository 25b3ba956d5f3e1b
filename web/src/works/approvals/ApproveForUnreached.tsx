import { approveForUnreached } from '@omur/contract/works/approvals';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

interface ApproveForUnreachedProps {
  workId: number;
  /** Of those who wait and whom nobody can ask. */
  names: readonly string[];
}

/** R157: staff decide for authors who have died without an heir who can log in, have left, or can be told nothing. */
export function ApproveForUnreached({ workId, names }: ApproveForUnreachedProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const approve = useChange(approveForUnreached, () => setIsOpen(false));
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t(messages.approveFor)}
      </Button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          title={t(messages.approveTitle)}
          confirmLabel={t(messages.approve)}
          isLoading={approve.isSending}
          onConfirm={() => approve.send({ params: { workId } })}
          onClose={() => setIsOpen(false)}
        >
          <p>{t(messages.approveForMore, { names: names.join(', ') })}</p>
          {approve.refusal && <Alert look="danger" isAnnounced title={approve.refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}
