import { getRouteApi } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { isProxy, useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { AskDialog } from './AskDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { GrantedList } from './GrantedList.tsx';
import { HeldList } from './HeldList.tsx';
import { accessPage } from './pages.ts';
import { messages } from './messages.ts';
import { Requests } from './Requests.tsx';

const route = getRouteApi('/portal/umboð');

/** C2.11, C2.28: whom you may act for, and who may act for you. */
export const AccessPage = () => (
  <Gathered waits={<PageWaits />}>
    <Access />
  </Gathered>
);

function Access() {
  const t = useText();
  const session = useLoggedIn();
  const { role } = session;
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const [opened, setOpened] = useState<'grant' | 'ask'>();
  const mayChange = !isProxy(session);
  // C6.2
  const mayGrant = mayChange && role !== 'external';
  const show = (tab: 'held' | 'granted') =>
    void navigate({
      search: { flipi: tab === 'granted' ? 'veitt' : undefined },
      replace: true,
      resetScroll: false,
    });
  const close = () => setOpened(undefined);
  const grantButton = mayGrant && (
    <Button look="primary" icon={<UserPlus size={18} aria-hidden />} onClick={() => setOpened('grant')}>
      {t(messages.grant)}
    </Button>
  );

  return (
    <Stack>
      <PageHeader
        title={t(accessPage.label)}
        subtitle={t(role === 'external' ? messages.subtitleExternal : messages.subtitle)}
        actions={
          mayChange && (
            <>
              {role !== 'administrator' && (
                <Button look={mayGrant ? 'secondary' : 'primary'} onClick={() => setOpened('ask')}>
                  {t(messages.ask)}
                </Button>
              )}
              {grantButton}
            </>
          )
        }
      />
      {!mayChange && <Alert title={t(messages.whileActing)}>{t(messages.whileActingHint)}</Alert>}
      <Requests mayChange={mayChange} />
      {role === 'external' ? (
        <HeldList mayChange={mayChange} />
      ) : (
        <Tabs
          label={t(messages.tabs)}
          tabs={[
            { id: 'held', label: t(messages.held) },
            { id: 'granted', label: t(messages.granted) },
          ]}
          value={flipi === 'veitt' ? 'granted' : 'held'}
          onChange={show}
        >
          {flipi === 'veitt' ? <GrantedList mayChange={mayGrant} /> : <HeldList mayChange={mayChange} />}
        </Tabs>
      )}
      {opened === 'grant' && (
        <GrantDialog
          onClose={close}
          onGranted={() => {
            close();
            show('granted');
          }}
        />
      )}
      {opened === 'ask' && <AskDialog onClose={close} />}
    </Stack>
  );
}
