import { type ReactNode, useState } from 'react';
import { isRefusal } from '../api/refusal.ts';
import { useLoggedIn } from '../api/session.ts';
import { useText } from '../i18n/texts.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { ConfirmField } from './ConfirmField.tsx';
import { forgetConfirmation, keptConfirmation } from './openIdKept.ts';
import { messages } from './passwordMessages.ts';
import { useConfirmationWays } from './useConfirmationWays.ts';

/**
 * The password, asked for again, with what is wrong with it; for those who have none, a confirmation in its place (X133). `error` is
 * what came of sending it.
 */
export function usePassword(error: Error | null) {
  const t = useText();
  const { kennitala } = useLoggedIn();
  const ways = useConfirmationWays();
  const hasPassword = ways === undefined || ways.includes('password');
  const [typed, setTyped] = useState('');
  const [confirmation, setConfirmation] = useState(() => ({
    token: keptConfirmation(),
    after: null as Error | null,
  }));
  const [isTried, setIsTried] = useState(false);
  const isWrong = isRefusal(error) && error.code === 'password.wrong';
  // One that was refused is over, and asked for anew.
  const isOver = isRefusal(error) && error.code === 'password.confirmNeeded' && error !== confirmation.after;
  const isMissing = !hasPassword && (isOver || confirmation.token === '');
  const given = hasPassword ? typed : isMissing ? '' : confirmation.token;
  const missing = isTried && given === '' ? t(messages.passwordEmpty) : undefined;
  return {
    password: given,
    /** What is to be told above the form. */
    refusal: isWrong ? undefined : error?.message,
    isGiven: () => {
      setIsTried(true);
      if (given !== '') forgetConfirmation();
      return given !== '';
    },
    /** The rest of a form, which may be left for the provider of electronic ID, comes after a confirmation. */
    after: (fields: ReactNode) => (isMissing ? null : fields),
    field: hasPassword ? (
      <>
        {/* So that a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={kennitala} readOnly hidden />
        <PasswordField
          label={t(messages.password)}
          hint={t(messages.passwordWhy)}
          value={typed}
          onChange={setTyped}
          error={isWrong ? error.message : missing}
          autoComplete="current-password"
        />
      </>
    ) : (
      <ConfirmField
        ways={ways}
        isConfirmed={!isMissing}
        onConfirmed={(token) => setConfirmation({ token, after: error })}
        problem={isTried && isMissing ? t(messages.confirmMissing) : undefined}
      />
    ),
  };
}
