import { type ApiKey, listKeys, revokeKey } from '@omur/contract/accounts/apiKeys';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { ActionRow } from '../../platform/page/ActionRow.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { ShownOnce } from '../../platform/page/ShownOnce.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './apiKeys.module.css';
import { MakeKeyDialog } from './MakeKeyDialog.tsx';
import { messages, scopeNames } from './messages.ts';

const soonMilliseconds = 14 * 86_400_000;

/** O47: the keys of your systems. */
export function ApiKeys() {
  const t = useText();
  const toast = useToast();
  const keys = useQuery(listQueryFor(listKeys));
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<ApiKey>();
  const answered = () => setAsked(undefined);
  const revoke = useChange(
    revokeKey,
    () => {
      answered();
      toast({ text: t(messages.revoked) });
    },
    answered,
  );
  if (keys.isError) return <PageFailed error={keys.error} reset={() => void keys.refetch()} />;
  const rows = keys.data?.rows ?? [];
  return (
    <Card
      title={t(messages.title)}
      note={t(messages.note)}
      actions={
        <Button size="small" onClick={() => setIsMaking(true)}>
          {t(messages.make)}
        </Button>
      }
    >
      {revoke.error && <Alert look="danger" isAnnounced title={revoke.error.message} />}
      {keys.isPending && <Skeleton shape="rows" count={2} />}
      {keys.data && rows.length === 0 && <p className="dim">{t(messages.none)}</p>}
      <ul className={styles.keys}>
        {rows.map((key) => (
          <OneKey key={key.keyId} of={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      {isMaking && (
        <MakeKeyDialog
          onClose={() => setIsMaking(false)}
          onMade={(key) => {
            setIsMaking(false);
            setMade(key);
          }}
        />
      )}
      {made !== undefined && (
        <ShownOnce
          title={t(messages.made)}
          words={t(messages.madeWords)}
          label={t(messages.key)}
          secret={made}
          onClose={() => setMade(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={answered}
        title={t(messages.revokeAsked, { name: asked?.keyName ?? '' })}
        confirmLabel={t(messages.revoke)}
        isDanger
        isLoading={revoke.isSending}
        onConfirm={() => asked && revoke.send({ params: { keyId: asked.keyId } })}
      >
        {t(messages.revokeWhy)}
      </ConfirmDialog>
    </Card>
  );
}

function OneKey({ of, onRevoke }: { of: ApiKey; onRevoke: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const [now] = useState(() => Date.now());
  const { keyName: name, keyEnd: end, scopes, keyExpiresAt, keyUsedAt } = of;
  const isEnding = Date.parse(keyExpiresAt) - now < soonMilliseconds;
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <ActionRow
      icon={<KeyRound size={22} aria-hidden />}
      name={name}
      words={
        <>
          {scopes.map((scope) => t(scopeNames[scope])).join(' · ')}
          <br />
          <span className={styles.fact}>
            {keyUsedAt ? t(messages.used, { when: at(keyUsedAt) }) : t(messages.neverUsed)} ·
          </span>{' '}
          <span className={styles.fact}>{t(messages.until, { when: at(keyExpiresAt) })} ·</span>{' '}
          <span className={styles.fact}>{t(messages.endsIn, { end })}</span>
        </>
      }
      warning={isEnding ? t(messages.soon) : undefined}
    >
      <Button size="small" aria-label={t(messages.revokeOf, { name })} onClick={onRevoke}>
        {t(messages.revoke)}
      </Button>
    </ActionRow>
  );
}
