import { agreeToGroup, type Group, type GroupMember } from '@omur/contract/works/groups';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface AskedProps {
  of: Group;
  seat: GroupMember;
  /** Said where the reader is in the group under more than one. */
  name: string | undefined;
  onDecline: () => void;
}

/** H61, O205: asks for the reader's agreement to the split below, under one of their names. */
export function Asked({ of, seat, name, onDecline }: AskedProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending } = useChange(
    agreeToGroup,
    () => toast({ text: t(messages.agreed) }),
    (error) => toast({ text: error.message, look: 'danger' }),
  );
  const { groupId, splitNumber } = of;
  const { authorId, joinedAt } = seat;
  const isIn = joinedAt !== null;
  const title = t(isIn ? messages.askedAgain : messages.asked);
  return (
    <Alert
      title={name === undefined ? title : `${name}: ${title}`}
      actions={
        <>
          <Button
            look="primary"
            isLoading={isSending}
            onClick={() => send({ params: { groupId }, body: { splitNumber, authorId } })}
          >
            {t(messages.agree)}
          </Button>
          {!isIn && <Button onClick={onDecline}>{t(messages.decline)}</Button>}
        </>
      }
    >
      {t(name === undefined ? messages.askedMore : messages.namesApart)}
    </Alert>
  );
}
