import { decideOnEstate, type Estate } from '@omur/contract/works/estates';
import { useState } from 'react';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { DivisionDialog } from './DivisionDialog.tsx';
import { messages } from './messages.ts';
import { UndoActions } from './UndoActions.tsx';

/** H116: who entered the division does not confirm it; the server decides in the end. */
export function EstateActions({ estate }: { estate: Estate }) {
  const t = useText();
  const toast = useToast();
  const { role } = useLoggedIn();
  const [open, setOpen] = useState<'division' | 'confirm' | 'refuse'>();
  const [reason, setReason] = useState('');
  const { estateId, estateState, isOwnProposal, heirsFrom } = estate;
  const params = { estateId };
  const close = () => setOpen(undefined);
  const done = () => {
    toast({ text: t(messages.decided) });
    close();
  };
  const confirming = useChange(decideOnEstate, done, (error) => {
    toast({ look: 'warning', text: error.message });
    close();
  });
  const refusing = useChange(decideOnEstate, done);
  if (estateState === 'refused' || estateState === 'undone') return null;
  if (estateState === 'done') return <UndoActions estate={estate} />;
  const isAdministrator = role === 'administrator';
  const isConfirmed = estateState === 'confirmed';
  return (
    <>
      {isAdministrator && (
        <Button onClick={() => setOpen('refuse')}>{t(isConfirmed ? messages.stop : messages.refuse)}</Button>
      )}
      {estateState === 'reported' && (
        <Button onClick={() => setOpen('division')}>{t(messages.enterDivision)}</Button>
      )}
      {isAdministrator && estateState === 'proposed' && !isOwnProposal && (
        <Button look="primary" onClick={() => setOpen('confirm')}>
          {t(messages.confirm)}
        </Button>
      )}
      {open === 'division' && <DivisionDialog estate={estate} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title={t(messages.confirmQuestion)}
        confirmLabel={t(messages.confirm)}
        isLoading={confirming.isSending}
        onConfirm={() => confirming.send({ params, body: { isApproved: true } })}
      >
        {t(messages.confirmHint, { day: heirsFrom === null ? '' : formatDay(heirsFrom) })}
      </ConfirmDialog>
      {open === 'refuse' && (
        <FormDialog
          title={t(isConfirmed ? messages.stopTitle : messages.refuseTitle)}
          size="small"
          act={t(isConfirmed ? messages.stop : messages.refuse)}
          isDanger
          refusal={refusing.refusal}
          isSending={refusing.isSending}
          onSubmit={() => refusing.send({ params, body: { isApproved: false, estateDecision: reason } })}
          onClose={close}
          isStacked
        >
          <TextArea
            label={t(messages.reason)}
            hint={t(messages.reasonHint)}
            maxLength={2000}
            value={reason}
            onChange={setReason}
            error={refusing.problemAt('estateDecision')}
          />
        </FormDialog>
      )}
    </>
  );
}
