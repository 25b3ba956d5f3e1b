import { listWebhooks, removeWebhook, type Webhook } from '@omur/contract/messages/webhooks';
import { webhookEvents } from '@omur/contract/messages/webhookEvents';
import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ActionRow } from '../../platform/page/ActionRow.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { ShownOnce } from '../../platform/page/ShownOnce.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { ChangeWebhookDialog } from './ChangeWebhookDialog.tsx';
import { messages } from './messages.ts';
import styles from './webhooks.module.css';

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** O60: the addresses that hear of events. */
export function Webhooks() {
  const t = useText();
  const toast = useToast();
  const hooks = useQuery(listQueryFor(listWebhooks));
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [changing, setChanging] = useState<Webhook>();
  const [removing, setRemoving] = useState<Webhook>();
  const answered = () => setRemoving(undefined);
  const remove = useChange(
    removeWebhook,
    () => {
      answered();
      toast({ text: t(messages.removed) });
    },
    answered,
  );
  if (hooks.isError) return <PageFailed error={hooks.error} reset={() => void hooks.refetch()} />;
  const rows = hooks.data?.rows ?? [];
  return (
    <Card
      title={t(messages.title)}
      note={t(messages.note)}
      actions={
        <Button size="small" onClick={() => setIsAdding(true)}>
          {t(messages.add)}
        </Button>
      }
    >
      {remove.error && <Alert look="danger" isAnnounced title={remove.error.message} />}
      {hooks.isPending && <Skeleton shape="rows" count={2} />}
      {hooks.data && rows.length === 0 && <p className="dim">{t(messages.none)}</p>}
      <ul className={styles.hooks}>
        {rows.map((hook) => (
          <OneWebhook
            key={hook.webhookId}
            of={hook}
            onChange={() => setChanging(hook)}
            onRemove={() => setRemoving(hook)}
          />
        ))}
      </ul>
      {isAdding && (
        <AddWebhookDialog
          onClose={() => setIsAdding(false)}
          onAdded={(told) => {
            setIsAdding(false);
            setSecret(told);
          }}
        />
      )}
      {secret !== undefined && (
        <ShownOnce
          title={t(messages.made)}
          words={t(messages.madeWords)}
          label={t(messages.made)}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {changing && <ChangeWebhookDialog webhook={changing} onClose={() => setChanging(undefined)} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={answered}
        title={t(messages.removeAsked, { host: hostOf(removing?.webhookUrl ?? '') })}
        confirmLabel={t(messages.remove)}
        isDanger
        isLoading={remove.isSending}
        onConfirm={() => removing && remove.send({ params: { webhookId: removing.webhookId } })}
      >
        {t(messages.removeWhy)}
      </ConfirmDialog>
    </Card>
  );
}

interface OneWebhookProps {
  of: Webhook;
  onChange: () => void;
  onRemove: () => void;
}

function OneWebhook({ of, onChange, onRemove }: OneWebhookProps) {
  const t = useText();
  const [language] = useLanguage();
  const { webhookId, webhookUrl, events, isOn, failingSince, switchedOffAt } = of;
  const host = hostOf(webhookUrl);
  const at = (instant: string) => formatInstant(instant, language);
  const warning = switchedOffAt
    ? t(messages.switchedOff, { when: at(switchedOffAt) })
    : failingSince && t(messages.failing, { when: at(failingSince) });
  return (
    <ActionRow
      icon={<WebhookIcon size={22} aria-hidden />}
      name={host}
      kind={t(isOn ? messages.isOn : messages.isOff)}
      words={
        <>
          {webhookUrl}
          <br />
          {events.map((event) => t(webhookEvents[event])).join(' · ')}
        </>
      }
      warning={warning ?? undefined}
    >
      <ButtonLink
        size="small"
        to="/stillingar/tengingar"
        search={{ numer: webhookId }}
        aria-label={t(messages.deliveriesOf, { host })}
      >
        {t(messages.deliveries)}
      </ButtonLink>
      <Button size="small" aria-label={t(messages.changeOf, { host })} onClick={onChange}>
        {t(messages.changeIt)}
      </Button>
      <Button size="small" aria-label={t(messages.removeOf, { host })} onClick={onRemove}>
        {t(messages.remove)}
      </Button>
    </ActionRow>
  );
}
