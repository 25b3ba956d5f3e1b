import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import { useSociety } from '../login/useSociety.ts';
import { messages } from './messages.ts';

/** O146: where a request leads that is not one of a service. */
export function WrongRequestPage() {
  const t = useText();
  const society = useSociety();
  return (
    <LoginFrame title={t(messages.failed)} subtitle="" societyName={society?.societyName}>
      <Alert look="warning" isAnnounced title={t(messages.wrong)} />
      <ButtonLink to="/" isWide>
        {t(messages.toPortal)}
      </ButtonLink>
    </LoginFrame>
  );
}
