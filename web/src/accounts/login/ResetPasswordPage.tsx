import { resetPassword, type VerifiedReset } from '@omur/contract/accounts/passwords';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { NewPassword } from '../passwords/NewPassword.tsx';
import { useNewPassword } from '../passwords/useNewPassword.ts';
import { forgetSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { messages } from './forgottenMessages.ts';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import styles from '../frame/LoginPage.module.css';
import { forgetReset, verifiedReset } from './verifiedReset.ts';

type Verified = z.output<typeof VerifiedReset>;

const route = getRouteApi('/gleymt-lykilord/$userId');
const newLetter = '/gleymt-lykilord';

/** C2.26, C4.5: where the letter of a forgotten password leads. */
export function ResetPasswordPage() {
  const t = useText();
  const { userId: guid } = route.useParams();
  const { verified, unreachable, retry } = useVerified(guid);
  return (
    <LoginFrame
      title={t(messages.resetTitle)}
      subtitle={verified ? t(messages.resetFor, { name: verified.name }) : t(messages.verifying)}
    >
      {unreachable && (
        <Alert
          look="danger"
          isAnnounced
          title={unreachable}
          actions={
            <Button size="small" onClick={retry}>
              {t(messages.again)}
            </Button>
          }
        />
      )}
      {!verified && !unreachable && <Skeleton shape="rows" count={2} />}
      {verified && <ResetForm guid={guid} verified={verified} />}
    </LoginFrame>
  );
}

/** The user of the link. A link that does not hold leads to /not-found; a server out of reach is asked again. */
function useVerified(guid: string) {
  const navigate = useNavigate();
  const [verified, setVerified] = useState<Verified>();
  const [unreachable, setUnreachable] = useState<string>();

  useEffect(() => {
    if (unreachable) return undefined;
    let isGone = false;
    verifiedReset(guid).then(
      (one) => isGone || setVerified(one),
      (problem: unknown) => {
        if (isGone) return;
        if (problem instanceof Refusal && problem.status === 0) setUnreachable(problem.message);
        else
          void navigate({
            to: '/not-found',
            search: { back: newLetter },
            state: { why: problem instanceof Refusal ? problem.message : undefined },
            replace: true,
          });
      },
    );
    return () => {
      isGone = true;
    };
  }, [guid, navigate, unreachable]);

  return { verified, unreachable, retry: () => setUnreachable(undefined) };
}

function ResetForm({ guid, verified }: { guid: string; verified: Verified }) {
  const t = useText();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { kennitala, name, token } = verified;
  const wanted = useNewPassword({
    owner: { kennitala, name },
    field: 'newPassword',
    refusal,
    onType: () => setRefusal(undefined),
  });

  const send = async () => {
    setIsSending(true);
    try {
      await call(resetPassword, { body: { kennitala, newPassword: wanted.password }, token });
      forgetReset();
      // Anyone who is logged in here was that user, or lets them in now.
      forgetSession();
      await navigate({ to: '/login', search: { changed: true }, replace: true });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status === 0) return setRefusal(problem);
      await goToRefused(problem);
    } finally {
      setIsSending(false);
    }
  };
  /** C8.2: with the reason, and the way back to the form while the token may still be good, else to a new letter. */
  const goToRefused = ({ status, fields, message }: Refusal) => {
    if (status === 401) forgetReset();
    const back = status === 401 ? newLetter : `${newLetter}/${guid}`;
    return navigate({
      to: '/precondition-failed',
      search: { back },
      state: { why: fields[0]?.message ?? message },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.isSound()) void send();
  };

  return (
    <>
      {refusal && <Alert look="danger" isAnnounced title={refusal.message} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* So that a password manager knows whose password it keeps. */}
        <input type="text" name="username" autoComplete="username" value={kennitala} readOnly hidden />
        <NewPassword wanted={wanted} />
        <Button type="submit" look="primary" isWide isLoading={isSending}>
          {t(messages.save)}
        </Button>
      </form>
      <p className="dim small">{t(messages.resetEnds)}</p>
    </>
  );
}
