import { listDeliveries, listWebhooks, testWebhook, type Webhook } from '@omur/contract/messages/webhooks';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { listQueryFor, usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ChangeWebhookDialog } from './ChangeWebhookDialog.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { messages } from './messages.ts';
import { hostOf } from './Webhooks.tsx';

/** O67: what was sent to a webhook. */
export function DeliveriesPage({ webhookId: number }: { webhookId: number }) {
  const hooks = useQuery(listQueryFor(listWebhooks));
  if (hooks.isError) return <PageFailed error={hooks.error} reset={() => void hooks.refetch()} />;
  if (!hooks.data) return <PageWaits />;
  const webhook = hooks.data.rows.find(({ webhookId }) => webhookId === number);
  if (webhook) return <Deliveries webhook={webhook} />;
  // A list that was read in the other language before the webhook was added is being read anew.
  return hooks.isFetching ? <PageWaits /> : <ToNotFound />;
}

/** A delivery sets out within seconds, and an attempt takes ten at most. */
const awaitedFor = 30_000;
const looksEvery = 2000;

/** Reads the deliveries again and again for a while, after one was sent. */
function useWatch(read: () => void) {
  const [from, setFrom] = useState<number>();
  const look = useEffectEvent(read);
  useEffect(() => {
    if (from === undefined) return undefined;
    const looking = setInterval(() => look(), looksEvery);
    const done = setTimeout(() => clearInterval(looking), awaitedFor);
    return () => {
      clearInterval(looking);
      clearTimeout(done);
    };
  }, [from]);
  return () => setFrom(Date.now());
}

function Deliveries({ webhook }: { webhook: Webhook }) {
  const t = useText();
  const toast = useToast();
  const { webhookId, webhookUrl, isOn } = webhook;
  const list = usePages(listDeliveries, { params: { webhookId } }, { isLive: true });
  const watch = useWatch(list.retry);
  const test = useChange(testWebhook, () => {
    watch();
    toast({ text: t(messages.tested) });
  });
  return (
    <Stack>
      <PageHeader
        title={t(messages.deliveriesOf, { host: hostOf(webhookUrl) })}
        subtitle={webhookUrl}
        actions={
          <>
            <ButtonLink to="/stillingar/tengingar" icon={<ArrowLeft size={18} aria-hidden />}>
              {t(messages.back)}
            </ButtonLink>
            {isOn && (
              <Button
                look="primary"
                isLoading={test.isSending}
                onClick={() => test.send({ params: { webhookId } })}
              >
                {t(messages.test)}
              </Button>
            )}
          </>
        }
      />
      {!isOn && <IsOff of={webhook} />}
      {test.error && <Alert look="danger" isAnnounced title={test.error.message} />}
      {list.error ? (
        <PageFailed error={list.error} reset={list.retry} />
      ) : (
        <DeliveryList list={list} of={webhook} onReplayed={watch} />
      )}
    </Stack>
  );
}

/** O66: why nothing is sent, and the way to have it sent again. */
function IsOff({ of }: { of: Webhook }) {
  const t = useText();
  const [language] = useLanguage();
  const [isChanging, setIsChanging] = useState(false);
  const { switchedOffAt } = of;
  return (
    <>
      <Alert
        look="warning"
        title={
          switchedOffAt
            ? t(messages.switchedOff, { when: formatInstant(switchedOffAt, language) })
            : t(messages.off)
        }
        actions={
          <Button size="small" onClick={() => setIsChanging(true)}>
            {t(messages.change)}
          </Button>
        }
      >
        {t(messages.offMore)}
      </Alert>
      {isChanging && <ChangeWebhookDialog webhook={of} onClose={() => setIsChanging(false)} />}
    </>
  );
}
