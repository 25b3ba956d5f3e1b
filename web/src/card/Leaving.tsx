import { endMembership, getPersonCard, type Person } from '@omur/contract/people/persons';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSending } from '../api/useSending.ts';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useToast } from '../ui/Toast.tsx';
import { messages } from './messages.ts';

/** J8: an administrator ends a membership; another of the staff confirms it. */
export function Leaving({ person: { personId, name } }: { person: Person }) {
  const t = useText();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, refusal } = useSending(
    endMembership,
    (path) => path === getPersonCard.path,
    ({ isAwaited }) => {
      setIsAsking(false);
      toast({ text: t(isAwaited ? messages.leavingAwaited : messages.leavingDone, { name }) });
    },
  );
  return (
    <Card title={t(messages.leavingCard)}>
      <Stack gap="small">
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <p>
          {t(messages.leavingWhat)} <Link to="/varðveisla">{t(messages.whatIsKept)}</Link>
        </p>
        <div>
          <Button look="danger" isLoading={isSending} onClick={() => setIsAsking(true)}>
            {t(messages.endMembership)}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          send({ params: { personId } });
        }}
        title={t(messages.endMembershipOf, { name })}
        confirmLabel={t(messages.endMembership)}
      >
        {t(messages.leavingWhat)}
      </ConfirmDialog>
    </Card>
  );
}
