import { useState } from 'react';
import { isRefusal } from '../api/refusal.ts';
import { useLoggedIn } from '../api/session.ts';
import { useText } from '../i18n/texts.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { messages } from './passwordMessages.ts';

const passwordId = 'confirming-password';

/** The password, asked for again, with what is wrong with it; `error` is what came of sending it. */
export function usePassword(error: Error | null) {
  const t = useText();
  const { kennitala } = useLoggedIn();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isWrong = isRefusal(error) && error.code === 'password.wrong';
  const missing = isTried && password === '' ? t(messages.passwordEmpty) : undefined;
  return {
    password,
    /** What is to be told above the form. */
    refusal: isWrong ? undefined : error?.message,
    isGiven: () => {
      setIsTried(true);
      if (password === '') document.getElementById(passwordId)?.focus();
      return password !== '';
    },
    field: (
      <>
        {/* So that a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={kennitala} readOnly hidden />
        <PasswordField
          id={passwordId}
          label={t(messages.password)}
          hint={t(messages.passwordWhy)}
          value={password}
          onChange={setPassword}
          error={isWrong ? error.message : missing}
          autoComplete="current-password"
        />
      </>
    ),
  };
}
