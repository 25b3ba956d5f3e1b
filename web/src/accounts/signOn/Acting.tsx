import type { Session } from '@omur/contract/accounts/sessions';
import { useText } from '../../platform/i18n/texts.tsx';
import { useSociety } from '../../platform/page/useSociety.ts';
import { useStopMasquerade } from '../../platform/page/useStopMasquerade.ts';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import { messages } from './messages.ts';
import styles from './signOn.module.css';

/** O257: whoever acts for somebody stops first, and goes on to the service as themselves. */
export function Acting({ name, masquerader }: Pick<Session, 'name' | 'masquerader'>) {
  const t = useText();
  const society = useSociety();
  const { stop, isStopping } = useStopMasquerade();
  return (
    <LoginFrame title={t(messages.acting)} subtitle="" societyName={society?.societyName}>
      <Alert look="warning" title={t(messages.actingWhy)}>
        {t(messages.actingMore, { name, own: masquerader?.masqueraderName ?? '' })}
      </Alert>
      <div className={styles.acts}>
        <Button look="primary" isWide isLoading={isStopping} onClick={stop}>
          {t(messages.stopActing)}
        </Button>
        <ButtonLink to="/" isWide>
          {t(messages.toPortal)}
        </ButtonLink>
      </div>
    </LoginFrame>
  );
}
