import {
  answerSignOn,
  consentPath,
  getSignOnRequest,
  wrongRequest,
  type SignOnRequest,
} from '@omur/contract/accounts/signOn';
import type { Session } from '@omur/contract/accounts/sessions';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { logOut } from '../../platform/page/logOut.ts';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import { useSociety } from '../../platform/page/useSociety.ts';
import { Acting } from './Acting.tsx';
import { messages } from './messages.ts';
import styles from './signOn.module.css';

const route = getRouteApi('/innskraning-i-thjonustu/$uid');

/** O143: users who come from a service log in as always, and say whether it may know them. */
export function ConsentPage() {
  const session = useSession();
  const { uid } = route.useParams();
  if (uid === wrongRequest) return <WrongRequest />;
  if (!session) return <Navigate to="/login" search={{ to: `${consentPath}/${uid}` }} replace />;
  if (session.masquerader) return <Acting {...session} />;
  return <Consent key={session.token} uid={uid} session={session} />;
}

function Consent({ uid, session }: { uid: string; session: Session }) {
  const t = useText();
  const society = useSociety();
  const { asked, problem, isSending, send } = useRequest(uid);
  const title = asked ? t(messages.consentTitle, { name: asked.serviceName }) : t(messages.waits);
  return (
    <LoginFrame
      title={problem ? t(messages.failed) : title}
      subtitle={asked && !problem ? t(messages.goesTo, { host: asked.serviceHost }) : ''}
      societyName={society?.societyName}
    >
      {problem && <Alert look="warning" isAnnounced title={problem} />}
      {problem && (
        <ButtonLink to="/" isWide>
          {t(messages.toPortal)}
        </ButtonLink>
      )}
      {!asked && !problem && <Skeleton shape="rows" count={3} />}
      {asked && !problem && (
        <Question asked={asked} name={session.name} uid={uid} isSending={isSending} onAnswer={send} />
      )}
    </LoginFrame>
  );
}

/** The request, and how it is answered: the browser goes on to where the service waits. */
function useRequest(uid: string) {
  const [asked, setAsked] = useState<SignOnRequest>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call(getSignOnRequest, { params: { uid }, signal: leaving.signal }).then(setAsked, (error: Error) => {
      if (error.name !== 'AbortError') setProblem(error.message);
    });
    return () => leaving.abort();
  }, [uid]);
  const send = (isAllowed: boolean) => {
    setIsSending(true);
    call(answerSignOn, { params: { uid }, body: { isAllowed } }).then(
      ({ nextUrl }) => location.assign(nextUrl),
      (error: Error) => {
        setIsSending(false);
        setProblem(error.message);
      },
    );
  };
  return { asked, problem, isSending, send };
}

interface QuestionProps {
  asked: SignOnRequest;
  name: string;
  uid: string;
  isSending: boolean;
  onAnswer: (isAllowed: boolean) => void;
}

function Question({ asked, name, uid, isSending, onAnswer }: QuestionProps) {
  const t = useText();
  const logInAnew = () => void logOut(`${consentPath}/${uid}`);
  const { isAllowedBefore, needsLogin } = asked;
  return (
    <>
      {needsLogin && <Alert look="info" title={t(messages.loginWhy)} />}
      {isAllowedBefore ? <p>{t(messages.known)}</p> : <Gets asked={asked} name={name} />}
      <div className={styles.acts}>
        {needsLogin ? (
          <Button look="primary" isWide onClick={logInAnew}>
            {t(messages.loginAgain)}
          </Button>
        ) : (
          <Button look="primary" isWide isLoading={isSending} onClick={() => onAnswer(true)}>
            {isAllowedBefore ? t(messages.goOn, { name }) : t(messages.allow)}
          </Button>
        )}
        <Button isWide onClick={() => onAnswer(false)}>
          {t(messages.cancel)}
        </Button>
        {!needsLogin && (
          <Button look="quiet" isWide onClick={logInAnew}>
            {t(messages.other)}
          </Button>
        )}
      </div>
    </>
  );
}

function Gets({ asked, name }: { asked: SignOnRequest; name: string }) {
  const t = useText();
  const gets = [...(asked.sharesName ? [t(messages.getsName, { name })] : []), t(messages.getsNumber)];
  return (
    <>
      <h2>{t(messages.gets)}</h2>
      <ul className={styles.gets}>
        {gets.map((one) => (
          <li key={one}>
            <Check size={20} aria-hidden />
            <span>{one}</span>
          </li>
        ))}
      </ul>
      <p className="dim small">{t(messages.getsNoMore)}</p>
    </>
  );
}

/** O146: where a request leads that is not one of a service. */
function WrongRequest() {
  const t = useText();
  const society = useSociety();
  return (
    <LoginFrame title={t(messages.failed)} subtitle="" societyName={society?.societyName}>
      <Alert look="warning" isAnnounced title={t(messages.wrong)} />
      <ButtonLink to="/" isWide>
        {t(messages.toPortal)}
      </ButtonLink>
    </LoginFrame>
  );
}
