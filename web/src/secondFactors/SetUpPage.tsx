import { getSecondFactors } from '@omur/contract/secondFactors';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Navigate, useRouter } from '@tanstack/react-router';
import { asking } from '../api/queries.ts';
import { landingOf } from '../landing.ts';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { useLoggedIn, useSession } from '../session.ts';
import { logOut } from '../shell/logOut.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { AddButtons } from './AddButtons.tsx';
import { messages } from './messages.ts';

const client = new QueryClient();

/** Where staff come who must have a second factor and have none: they set one up, or log out. */
export function SetUpPage() {
  const t = useText();
  const session = useSession();
  if (!session) return <Navigate to="/login" replace />;
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <LoginFrame title={t(messages.setUpTitle)} subtitle={t(messages.setUpWhy)}>
          <Choice />
          <Button look="quiet" isWide onClick={() => void logOut()}>
            {t(messages.logOut)}
          </Button>
        </LoginFrame>
      </ToastProvider>
    </QueryClientProvider>
  );
}

function Choice() {
  const t = useText();
  const router = useRouter();
  const { role } = useLoggedIn();
  const factors = useQuery({ ...asking(getSecondFactors), staleTime: 0 });
  const goOn = () => void router.navigate({ to: landingOf(role), replace: true });
  if (factors.error) return <PageFailed error={factors.error} reset={() => void factors.refetch()} />;
  if (!factors.data) return <Skeleton shape="rows" count={2} />;
  const { hasApp, passkeys } = factors.data;
  return hasApp || passkeys.length > 0 ? (
    <Button look="primary" isWide onClick={goOn}>
      {t(messages.goOn)}
    </Button>
  ) : (
    <>
      <p>{t(messages.why)}</p>
      <AddButtons hasApp={false} isWide onAdded={goOn} />
    </>
  );
}
