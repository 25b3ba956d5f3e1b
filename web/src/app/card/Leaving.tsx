import { endMembership, type Person } from '@omur/contract/people/persons';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './personMessages.ts';

/** J8: an administrator ends a membership; another of the staff confirms it. */
export function Leaving({ person: { personId, name } }: { person: Person }) {
  const t = useText();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, refusal } = useChange(endMembership, ({ isAwaited }) => {
    setIsAsking(false);
    toast({ text: t(isAwaited ? messages.leavingAwaited : messages.leavingDone, { name }) });
  });
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
