import { acceptInvitation, getInvitation, type Invitation } from '@omur/contract/invitations';
import { passwordProblem, passwordStrength, shortestPassword } from '@omur/contract/rules/password';
import { invitationRefusals } from '@omur/contract/refusals/invitations';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { Refusal } from '../api/refusal.ts';
import { landingOf } from '../landing.ts';
import { currentSession, keepSession } from '../session.ts';
import { useLanguage, useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { formatLongDay } from '../ui/format.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import styles from './LoginPage.module.css';
import { messages } from './invitationMessages.ts';
import { messages as loginMessages } from './messages.ts';
import { Strength } from './Strength.tsx';

const route = getRouteApi('/velkomin/$token');

/** D1: where the letter of an invitation leads: choose a password, and be inside. */
export function WelcomePage() {
  const t = useText();
  const { token } = route.useParams();
  const { invitation, problem } = useInvitation(token);
  return (
    <LoginFrame
      title={invitation ? t(messages.welcomeName, { name: invitation.name }) : t(messages.invitationTitle)}
      subtitle={t(messages.choosePassword)}
      societyName={invitation?.societyName}
    >
      {problem && (
        <>
          <Alert look="warning" isAnnounced title={problem} />
          <ButtonLink to="/login" isWide>
            {t(loginMessages.back)}
          </ButtonLink>
        </>
      )}
      {!invitation && !problem && <Skeleton shape="rows" count={2} />}
      {invitation && <PasswordForm token={token} invitation={invitation} />}
    </LoginFrame>
  );
}

const isOfInvitation = (code: string): code is keyof typeof invitationRefusals =>
  Object.hasOwn(invitationRefusals, code);

function useInvitation(token: string) {
  const t = useText();
  const [invitation, setInvitation] = useState<Invitation>();
  const [refusal, setRefusal] = useState<Refusal>();

  useEffect(() => {
    const leaving = new AbortController();
    call(getInvitation, { params: { token }, signal: leaving.signal })
      .then(setInvitation)
      .catch((error: unknown) => error instanceof Refusal && setRefusal(error));
    return () => leaving.abort();
  }, [token]);

  // The refusal came in the language of that moment.
  const problem =
    refusal && (isOfInvitation(refusal.code) ? t(invitationRefusals[refusal.code]) : refusal.message);
  return { invitation, problem };
}

function PasswordForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useText();
  const [language] = useLanguage();
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const broken = passwordProblem(password, { name: invitation.name });
  const refused = refusal?.fields.find(({ field }) => field === 'LYKILORD')?.message;
  const error = refused ?? (attempts > 0 && broken ? t(invitationRefusals[broken]) : undefined);
  const againError = attempts > 0 && !broken && again !== password ? t(messages.notTheSame) : undefined;

  const send = async () => {
    setIsSending(true);
    setRefusal(undefined);
    try {
      keepSession(await call(acceptInvitation, { params: { token }, body: { password } }));
      const session = currentSession();
      if (session) await router.navigate({ to: landingOf(session.role), replace: true });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      setRefusal(problem);
      requestAnimationFrame(() => document.getElementById('new-password')?.focus());
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (broken) return document.getElementById('new-password')?.focus();
    if (again !== password) return document.getElementById('password-again')?.focus();
    void send();
  };

  return (
    <>
      {refusal && !refused && <Alert look="danger" isAnnounced title={refusal.message} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* So that a password manager knows whose password it keeps; only the beginning of the number is told here. */}
        <input type="text" name="username" autoComplete="username" value={invitation.name} readOnly hidden />
        <PasswordField
          id="new-password"
          label={t(messages.newPassword)}
          hint={
            <Strength
              strength={password === '' ? undefined : passwordStrength(password)}
              rule={t(messages.passwordRule, { count: shortestPassword })}
            />
          }
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setRefusal(undefined);
          }}
          error={error}
          autoComplete="new-password"
        />
        <PasswordField
          id="password-again"
          label={t(messages.passwordAgain)}
          value={again}
          onChange={setAgain}
          error={againError}
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" isWide isLoading={isSending}>
          {t(messages.savePassword)}
        </Button>
      </form>
      <p className="dim small">
        {t(messages.invitationFor, {
          kennitala: `${invitation.kennitalaStart}-····`,
          day: formatLongDay(invitation.invitedUntil, language),
        })}
      </p>
    </>
  );
}
