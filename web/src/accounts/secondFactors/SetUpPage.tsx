import { getSecondFactors } from '@omur/contract/accounts/secondFactors';
import type { Session } from '@omur/contract/accounts/sessions';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Navigate, useRouter } from '@tanstack/react-router';
import { queryFor, retryQueries } from '../../platform/api/queries.ts';
import { homePath } from '../../platform/page/homePath.ts';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import { useSession } from '../../platform/api/session.ts';
import { logOut } from '../../platform/page/logOut.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { ToastProvider } from '../../platform/ui/Toast.tsx';
import { AddButtons } from './AddButtons.tsx';
import { HelpButton } from './HelpButton.tsx';
import { messages } from './messages.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: retryQueries } } });

/** Where staff come who must have a second factor and have none: they set one up, or log out. To others it is a choice. */
export function SetUpPage() {
  const session = useSession();
  if (!session) return <Navigate to="/login" replace />;
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SetUp role={session.role} />
      </ToastProvider>
    </QueryClientProvider>
  );
}

function SetUp({ role }: Pick<Session, 'role'>) {
  const t = useText();
  const router = useRouter();
  const factors = useQuery({ ...queryFor(getSecondFactors), staleTime: 0 });
  const goOn = () => void router.navigate({ to: homePath(role), replace: true });
  const { data } = factors;
  const isOn = data && (data.hasApp || data.passkeys.length > 0);
  const isDemanded = !isOn && (data?.isDemanded ?? (role === 'administrator' || role === 'editor'));
  const why = isDemanded ? messages.setUpWhy : isOn ? messages.setUpOn : messages.setUpOwn;
  return (
    <LoginFrame title={t(isDemanded ? messages.setUpTitle : messages.title)} subtitle={t(why)}>
      {factors.error && <PageFailed error={factors.error} reset={() => void factors.refetch()} />}
      {factors.isPending && <Skeleton shape="rows" count={2} />}
      {data && !isOn && (
        <>
          <p>{t(messages.why)}</p>
          <AddButtons hasApp={false} isWide onAdded={goOn} />
        </>
      )}
      {isOn && (
        <Button look="primary" isWide onClick={goOn}>
          {t(messages.goOn)}
        </Button>
      )}
      <HelpButton />
      {isDemanded ? (
        <Button look="quiet" isWide onClick={() => void logOut()}>
          {t(messages.logOut)}
        </Button>
      ) : (
        !isOn && (
          <Button look="quiet" isWide onClick={goOn}>
            {t(messages.notNow)}
          </Button>
        )
      )}
    </LoginFrame>
  );
}
