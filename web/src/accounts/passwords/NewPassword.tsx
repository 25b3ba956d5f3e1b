import { shortestPassword } from '@omur/contract/accounts/rules/password';
import { useText } from '../../platform/i18n/texts.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { messages } from './messages.ts';
import { Strength } from './Strength.tsx';
import { againId, newPasswordId, type useNewPassword } from './useNewPassword.ts';

/** C2.26: the two fields of a new password, with how good it is while you type. */
export function NewPassword({ wanted }: { wanted: ReturnType<typeof useNewPassword> }) {
  const t = useText();
  const { password, strength, setPassword, again, setAgain, error, againError } = wanted;
  return (
    <>
      <PasswordField
        id={newPasswordId}
        label={t(messages.newPassword)}
        hint={<Strength strength={strength} rule={t(messages.passwordRule, { count: shortestPassword })} />}
        value={password}
        onChange={setPassword}
        error={error}
        autoComplete="new-password"
      />
      <PasswordField
        id={againId}
        label={t(messages.passwordAgain)}
        value={again}
        onChange={setAgain}
        error={againError}
        autoComplete="new-password"
      />
    </>
  );
}
