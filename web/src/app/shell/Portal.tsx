import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { retryQueries, untilTranslated } from '../../platform/api/queries.ts';
import { useLoggedIn, useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Shell } from '../../platform/ui/Shell.tsx';
import { ToastProvider } from '../../platform/ui/Toast.tsx';
import { Bar } from './Bar.tsx';
import { MaintenanceNotice } from '../../platform/page/MaintenanceNotice.tsx';
import { useMember } from '../../platform/page/member.ts';
import { messages } from '../../platform/page/messages.ts';
import { FrameWaits } from './FrameWaits.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PageArrival } from './PageArrival.tsx';
import { Palette } from './Palette.tsx';
import { Printing } from './Printing.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { WriteToSociety } from './WriteToSociety.tsx';
import { useLettersLanguage } from '../../platform/page/useLettersLanguage.ts';
import { useDevice } from './useDevice.ts';
import { useNavigation } from './useNavigation.tsx';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Asked once without a network too: the worker may have kept the answer (H72).
      networkMode: 'offlineFirst',
      staleTime: 15_000,
      placeholderData: untilTranslated,
      retry: retryQueries,
    },
  },
});

/** Everything behind the guard: the bar, the menu, and the page, which is that of the address if none is given (F2.24–F2.28). */
export function Portal({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession();
  // The bar, the menu and the page are much: they are drawn in small steps, with room for a press in between.
  const isDrawn = useDeferredValue(true, false);
  useLettersLanguage(client);
  if (!session) return null;
  if (!isDrawn) return <FrameWaits />;
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Frame key={session.token}>{children}</Frame>
      </ToastProvider>
    </QueryClientProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  const { masquerader, name } = useLoggedIn();
  const member = useMember();
  const navigation = useNavigation();
  useDevice();
  // F6.8: who is there for others alone has nothing to search.
  const isExternal = member.role === 'external';
  const mode = masquerader ? 'masquerade' : member.isPublisherMode ? 'publisher' : 'ordinary';
  return (
    <Shell
      home={{ to: isExternal ? '/umboð' : '/mitt-spjald' }}
      navigation={navigation}
      mode={mode}
      notice={
        masquerader && t(masquerader.isReadOnly ? messages.loggedInAsReading : messages.loggedInAs, { name })
      }
      search={isExternal ? null : <Palette />}
      bar={<Bar />}
    >
      <Printing />
      <MaintenanceNotice />
      {children}
      <PageArrival />
      <OfflineBar />
      <WriteToSociety />
      <Shortcuts hasSearch={!isExternal} />
    </Shell>
  );
}
