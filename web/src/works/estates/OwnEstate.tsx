import { stopEstate } from '@omur/contract/works/estates';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** H126: somebody who is taken for dead stops what would pass their rights to others. */
export function OwnEstate({ estateId, passesFrom }: { estateId: number; passesFrom: string | null }) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const stopping = useChange(
    stopEstate,
    () => toast({ text: t(messages.ownStopped) }),
    (error) => toast({ look: 'danger', text: error.message }),
  );
  return (
    <Alert
      look="danger"
      title={t(messages.ownTitle)}
      actions={
        <Button
          look="danger"
          isLoading={stopping.isSending}
          onClick={() => stopping.send({ params: { estateId } })}
        >
          {t(messages.ownStop)}
        </Button>
      }
    >
      {passesFrom === null
        ? t(messages.ownMore)
        : t(messages.ownPasses, { when: formatInstant(passesFrom, language) })}
    </Alert>
  );
}
