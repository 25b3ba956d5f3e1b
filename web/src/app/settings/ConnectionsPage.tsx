import { ApiKeys } from '../../accounts/apiKeys/ApiKeys.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { DeliveriesPage } from '../../messages/webhooks/DeliveriesPage.tsx';
import { Webhooks } from '../../messages/webhooks/Webhooks.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './connectionMessages.ts';
import { connectionsPage } from './pages.ts';

const route = getRouteApi('/portal/stillingar/tengingar');

/** O40, O60: keys and webhooks of a member's systems. */
export function ConnectionsPage() {
  const t = useText();
  const [language] = useLanguage();
  const { masquerader, role } = useLoggedIn();
  const { numer: webhookId } = route.useSearch();
  const isOpen = !masquerader && (role === 'member' || role === 'viewer');
  if (isOpen && webhookId !== undefined) return <DeliveriesPage webhookId={webhookId} />;
  return (
    <Stack>
      <PageHeader title={t(connectionsPage.label)} subtitle={t(messages.subtitle)} />
      {!isOpen && <Alert title={t(masquerader ? messages.notActing : messages.notForYou)} />}
      {isOpen && (
        <Gathered waits={<PageWaits />}>
          <Stack>
            <ApiKeys />
            <Webhooks />
            <p className="dim">
              {t(messages.toTry)} <a href={`/api?language=${language}`}>{t(messages.api)}</a>
            </p>
          </Stack>
        </Gathered>
      )}
    </Stack>
  );
}
