import { changePassword } from '@omur/contract/accounts/passwords';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { forgetSession, useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { messages } from './messages.ts';
import { NewPassword } from './NewPassword.tsx';
import styles from './passwords.module.css';
import { focusNewPassword, useNewPassword } from './useNewPassword.ts';

const oldPasswordId = 'old-password';

/** C2.24, C4.3: the old password, and the new one twice. All sessions end with it, so you log in again. */
export function ChangePassword() {
  const t = useText();
  const navigate = useNavigate();
  const { kennitala, name, masquerader } = useLoggedIn();
  const [oldPassword, setOldPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const wanted = useNewPassword({
    owner: { kennitala, name },
    field: 'newPassword',
    refusal,
    onType: () => setRefusal(undefined),
  });
  // S5: anyone who acts for another has nothing to do with their password.
  if (masquerader) return null;

  const isWrong = refusal?.code === 'password.wrong';
  const isMissing = attempts > 0 && oldPassword === '';
  const oldError = isWrong ? refusal.message : isMissing ? t(messages.empty) : undefined;

  const send = async () => {
    setIsSending(true);
    setRefusal(undefined);
    try {
      await call(changePassword, { body: { kennitala, oldPassword, newPassword: wanted.password } });
      forgetSession();
      await navigate({ to: '/login', search: { changed: true } });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      setRefusal(problem);
      requestAnimationFrame(() =>
        problem.fields.length > 0 ? focusNewPassword() : document.getElementById(oldPasswordId)?.focus(),
      );
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    const isSound = wanted.isSound();
    if (oldPassword === '') return document.getElementById(oldPasswordId)?.focus();
    if (isSound) void send();
  };

  return (
    <Card title={t(messages.change)} note={t(messages.changeNote)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal && !isWrong && refusal.fields.length === 0 && (
          <Alert look="danger" isAnnounced title={refusal.message} />
        )}
        {/* So that a password manager knows whose password it keeps. */}
        <input type="text" name="username" autoComplete="username" value={kennitala} readOnly hidden />
        <PasswordField
          id={oldPasswordId}
          label={t(messages.oldPassword)}
          value={oldPassword}
          onChange={(typed) => {
            setOldPassword(typed);
            setRefusal(undefined);
          }}
          error={oldError}
          autoComplete="current-password"
        />
        <NewPassword wanted={wanted} />
        <div>
          <Button type="submit" look="primary" isLoading={isSending}>
            {t(messages.change)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
