import { acceptInvitation, getInvitation, type Invitation } from '@omur/contract/accounts/invitations';
import { invitationRefusals } from '@omur/contract/platform/refusals/invitations';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { homePath } from '../../platform/page/homePath.ts';
import { NewPassword } from '../passwords/NewPassword.tsx';
import { focusNewPassword, useNewPassword } from '../passwords/useNewPassword.ts';
import { currentSession, keepSession } from '../../platform/api/session.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import styles from '../frame/LoginPage.module.css';
import { messages } from './invitationMessages.ts';
import { messages as loginMessages } from './messages.ts';

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
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const wanted = useNewPassword({
    owner: { name: invitation.name },
    field: 'password',
    refusal,
    onType: () => setRefusal(undefined),
  });

  const send = async () => {
    setIsSending(true);
    setRefusal(undefined);
    try {
      keepSession(await call(acceptInvitation, { params: { token }, body: { password: wanted.password } }));
      const session = currentSession();
      if (session) await router.navigate({ to: homePath(session.role), replace: true });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      // The password is set; anyone who has a second factor logs in with both.
      if (problem.token) {
        await router.navigate({ to: '/login', search: { changed: true } });
        return;
      }
      setRefusal(problem);
      requestAnimationFrame(focusNewPassword);
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.isSound()) void send();
  };

  return (
    <>
      {refusal && refusal.fields.length === 0 && <Alert look="danger" isAnnounced title={refusal.message} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* So that a password manager knows whose password it keeps; only the beginning of the number is told here. */}
        <input type="text" name="username" autoComplete="username" value={invitation.name} readOnly hidden />
        <NewPassword wanted={wanted} />
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
