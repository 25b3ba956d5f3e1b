import { useChange } from '../../platform/api/useChange.ts';
import { type OpenRegistration, withdrawWork } from '@omur/contract/works/amendments';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface WithdrawDialogProps {
  registration: OpenRegistration;
  onClose: () => void;
}

const longestReason = 2000;

/** Asks once more, and for the reason, which the parties are told. */
export function WithdrawDialog({ registration, onClose }: WithdrawDialogProps) {
  const { workId, title, lastChangedAt } = registration;
  const t = useText();
  const id = useId();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const withdrawing = useChange(withdrawWork, () => {
    toast({ text: t(messages.withdrawn, { title }) });
    onClose();
  });
  const isMissing = reason.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAttempted(true);
    if (isMissing) return document.getElementById(`${id}-reason`)?.focus();
    if (!withdrawing.isSending)
      withdrawing.send({ params: { workId }, body: { remark: reason, lastChangedAt } });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(messages.withdrawTitle, { title })}
      description={t(messages.withdrawMore)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={id} look="danger" isLoading={withdrawing.isSending}>
            {t(messages.withdrawNow)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          {withdrawing.error && <Alert look="danger" isAnnounced title={withdrawing.error.message} />}
          <TextArea
            id={`${id}-reason`}
            label={t(messages.reason)}
            value={reason}
            onChange={setReason}
            error={isAttempted && isMissing ? t(messages.reasonMissing) : undefined}
            maxLength={longestReason}
            rows={3}
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
