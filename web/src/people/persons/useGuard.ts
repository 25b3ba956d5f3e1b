import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { forgetConfirmation, keptConfirmation } from '../../platform/page/openIdKept.ts';
import { useConfirmationWays } from '../../platform/page/useConfirmationWays.ts';
import { messages } from './messages.ts';

/** What is asked for before an address or an account is changed: the password, or of those who have none a confirmation (X133). */
export function useGuard(isGuarded: boolean) {
  const t = useText();
  // Who has been at the provider of electronic ID comes back with a confirmation.
  const [password, setPassword] = useState(keptConfirmation);
  const allWays = useConfirmationWays(isGuarded);
  const ways = allWays?.includes('password') ? undefined : allWays;
  const unconfirmed = t(ways ? messages.confirmMissing : messages.passwordMissing);
  return {
    part: { ways, password, setPassword },
    missing: isGuarded && password === '' ? [{ field: 'password', text: unconfirmed }] : [],
    /** What is sent with the form. */
    given: () => {
      forgetConfirmation();
      return isGuarded ? password : '';
    },
    /** A confirmation that is over is asked for anew. */
    forget: () => setPassword(''),
  };
}
