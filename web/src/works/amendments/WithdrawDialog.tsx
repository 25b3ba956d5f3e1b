import { type Registration, withdrawWork } from '@omur/contract/works/amendments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface WithdrawDialogProps {
  registration: Registration;
  onClose: () => void;
}

const longestReason = 2000;

/** Asks once more, and for the reason, which the parties are told. */
export function WithdrawDialog({ registration, onClose }: WithdrawDialogProps) {
  const { workId, title, lastChangedAt } = registration;
  const t = useText();
  const id = useId();
  const toast = useToast();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const withdrawing = useMutation({
    networkMode: 'always',
    mutationFn: () => call(withdrawWork, { params: { workId }, body: { remark: reason, lastChangedAt } }),
    onSuccess: () => {
      toast({ text: t(messages.withdrawn, { title }) });
      onClose();
      void queries.invalidateQueries();
    },
    // What has changed meanwhile is read before the next try.
    onError: () => void queries.invalidateQueries({ queryKey: ['/api/compositions/:workId/registration'] }),
  });
  const isMissing = reason.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAttempted(true);
    if (isMissing) return document.getElementById(`${id}-reason`)?.focus();
    if (!withdrawing.isPending) withdrawing.mutate();
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
          <Button type="submit" form={id} look="danger" isLoading={withdrawing.isPending}>
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
