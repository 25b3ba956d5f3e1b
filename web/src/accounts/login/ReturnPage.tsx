import { confirmLogin } from '@omur/contract/accounts/loginConfirmation';
import { logInByOpenId, returnPath } from '@omur/contract/accounts/openId';
import { openIdRefusals } from '@omur/contract/platform/refusals/openId';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { isOurAddress, homePath } from '../../platform/page/homePath.ts';
import { keepSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { arrivedWith } from './arrival.ts';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import { messages as loginMessages } from './messages.ts';
import { keepConfirmation, takeLogin } from '../../platform/page/openIdKept.ts';
import { messages } from './openIdMessages.ts';
import { useSociety } from '../../platform/page/useSociety.ts';

/** Where the provider of electronic ID leads back to: goes on to the portal, or says why not. */
export function ReturnPage() {
  const t = useText();
  const router = useRouter();
  const society = useSociety();
  const [problem, setProblem] = useState<{ refusal: Refusal; to?: string | undefined }>();

  useEffect(() => {
    let isGone = false;
    // What the provider sent along is no address to keep.
    router.history.replace(returnPath);
    const goOn = async () => {
      const { session, refusal, to } = await finished();
      if (isGone) return;
      if (refusal) return setProblem({ refusal, to });
      if (session) keepSession(session);
      router.history.replace(isOurAddress(to) ? to : session ? homePath(session.role) : '/');
    };
    void goOn();
    return () => {
      isGone = true;
    };
  }, [router]);

  return (
    <LoginFrame
      title={t(messages.title)}
      subtitle={t(problem ? messages.failed : messages.wait)}
      societyName={society?.societyName}
    >
      {!problem && <Skeleton shape="rows" count={2} />}
      {problem && (
        <>
          <Alert look="warning" isAnnounced title={whyOf(problem.refusal, t)} />
          <ButtonLink to="/login" search={{ to: problem.to }} look="primary" isWide>
            {t(loginMessages.back)}
          </ButtonLink>
        </>
      )}
    </LoginFrame>
  );
}

let finishing: ReturnType<typeof finish> | undefined;
/** Once for a page: the provider's answer is good once, and React may ask twice. */
const finished = () => (finishing ??= finish());

async function finish() {
  const kept = takeLogin();
  if (!kept) return { refusal: new Refusal(401, 'openId.ended', ''), to: undefined };
  const { token, to, isConfirming } = kept;
  try {
    if (isConfirming) {
      keepConfirmation((await call(confirmLogin, { body: { providerAnswer: arrivedWith, token } })).token);
      return { to };
    }
    return { session: await call(logInByOpenId, { body: { providerAnswer: arrivedWith, token } }), to };
  } catch (problem) {
    return { refusal: problem instanceof Refusal ? problem : new Refusal(0, 'unknown', String(problem)), to };
  }
}

const isOfOpenId = (code: string): code is keyof typeof openIdRefusals => Object.hasOwn(openIdRefusals, code);

/** The refusal came in the language of that moment. */
const whyOf = ({ code, message }: Refusal, t: ReturnType<typeof useText>) =>
  isOfOpenId(code) ? t(openIdRefusals[code]) : message;
