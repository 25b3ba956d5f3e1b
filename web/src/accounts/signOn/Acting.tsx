import { stopMasquerade } from '@omur/contract/accounts/masquerade';
import type { Session } from '@omur/contract/accounts/sessions';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { keepSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useSociety } from '../../platform/page/useSociety.ts';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import { messages } from './messages.ts';
import styles from './signOn.module.css';

/** O257: users who act for somebody stop first, and go on to the service as themselves. */
export function Acting({ name, masquerader }: Pick<Session, 'name' | 'masquerader'>) {
  const t = useText();
  const society = useSociety();
  const [problem, setProblem] = useState<string>();
  const [isStopping, setIsStopping] = useState(false);
  const stop = async () => {
    setIsStopping(true);
    const here = location.href;
    try {
      keepSession(await call(stopMasquerade));
      // A change of user leads home (F4.4), but the request is still here.
      location.replace(here);
    } catch (error) {
      setIsStopping(false);
      setProblem((error as Error).message);
    }
  };
  return (
    <LoginFrame title={t(messages.acting)} subtitle="" societyName={society?.societyName}>
      {problem && <Alert look="danger" isAnnounced title={problem} />}
      <Alert look="warning" title={t(messages.actingWhy)}>
        {t(messages.actingMore, { name, own: masquerader?.masqueraderName ?? '' })}
      </Alert>
      <div className={styles.acts}>
        <Button look="primary" isWide isLoading={isStopping} onClick={() => void stop()}>
          {t(messages.stopActing)}
        </Button>
        <ButtonLink to="/" isWide>
          {t(messages.toPortal)}
        </ButtonLink>
      </div>
    </LoginFrame>
  );
}
