import type { Work } from '@omur/contract/works/works';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';
import { useRegistration } from './useRegistration.ts';

/** Says on top of a work that it was withdrawn, or is only registered provisionally. */
export function RegistrationState({ work, mayRegister }: { work: Work; mayRegister: boolean }) {
  const t = useText();
  const registration = useRegistration(work);
  if (work.isWithdrawn)
    return (
      <Alert look="warning" title={t(messages.isWithdrawn)}>
        {t(messages.isWithdrawnMore, { reason: registration?.remark ?? '–' })}
      </Alert>
    );
  if (!work.isProvisional) return null;
  return (
    <Alert
      look="info"
      title={t(messages.isProvisional)}
      actions={
        mayRegister && (
          <ButtonLink look="primary" to="/verk/$workId/yfirtaka" params={{ workId: String(work.workId) }}>
            {t(messages.takeOver)}
          </ButtonLink>
        )
      }
    >
      {t(messages.isProvisionalMore)}
    </Alert>
  );
}
