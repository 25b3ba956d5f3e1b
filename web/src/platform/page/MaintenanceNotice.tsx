import { getMaintenance, Maintenance } from '@omur/contract/platform/calls/maintenance';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { formatInstant } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { messages } from './maintenanceMessages.ts';
import styles from './MaintenanceNotice.module.css';

const lookEvery = 5 * 60_000;

/** O342: says beforehand when the portal is closed for maintenance, what goes until then, and while it lasts until when. */
export function MaintenanceNotice() {
  const t = useText();
  const [language] = useLanguage();
  const { state, writesUntil, startsAt, endsAt } = useMaintenance() ?? nothing;
  if (state === 'none' || !writesUntil || !startsAt || !endsAt) return null;
  const when = (instant: string) => formatInstant(instant, language);
  const times = { changes: when(writesUntil), from: when(startsAt), until: when(endsAt) };
  const isInTwoSteps = state === 'announced' && writesUntil !== startsAt;
  return (
    <div className={styles.notice}>
      <Alert look="warning" title={t(messages[state], times)}>
        {isInTwoSteps && <p>{t(messages.firstChanges, times)}</p>}
      </Alert>
    </div>
  );
}

const nothing: Maintenance = { state: 'none', writesUntil: null, startsAt: null, endsAt: null };

/** Asked for now and then: it is announced long before it begins. What was heard last counts on where nobody answers. */
function useMaintenance(): Maintenance | undefined {
  const [told, setTold] = useState<Maintenance>();
  useEffect(() => {
    const leaving = new AbortController();
    const look = () => void ask(leaving.signal).then(setTold, () => undefined);
    look();
    const timer = setInterval(look, lookEvery);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);
  return told;
}

/** By itself and as nobody: it is answered while the portal is closed, and who asks is looked up nowhere. */
async function ask(signal: AbortSignal): Promise<Maintenance> {
  const response = await fetch(getMaintenance.path, { signal });
  return z.decode(Maintenance, await response.json());
}
