import { agreeToGroup, type Group } from '@omur/contract/works/groups';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** H61: asks for the reader's agreement to the split below. */
export function Asked({ of, onDecline }: { of: Group; onDecline: () => void }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending } = useChange(
    agreeToGroup,
    () => toast({ text: t(messages.agreed) }),
    (error) => toast({ text: error.message, look: 'danger' }),
  );
  const { groupId, splitNumber } = of;
  return (
    <Alert
      title={t(of.isMember ? messages.askedAgain : messages.asked)}
      actions={
        <>
          <Button
            look="primary"
            isLoading={isSending}
            onClick={() => send({ params: { groupId }, body: { splitNumber } })}
          >
            {t(messages.agree)}
          </Button>
          {!of.isMember && <Button onClick={onDecline}>{t(messages.decline)}</Button>}
        </>
      }
    >
      {t(messages.askedMore)}
    </Alert>
  );
}
