import { useChange } from '../../platform/api/useChange.ts';
import {
  endOneSession,
  endOtherSessions,
  listSessions,
  type RunningSession,
} from '@omur/contract/accounts/runningSessions';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { deviceOf } from '../../accounts/secondFactors/device.ts';
import styles from './OwnSessions.module.css';
import { messages } from './sessionMessages.ts';

/** D2: where you are logged in, with a way to end each session, or all the others. */
export function OwnSessions() {
  const t = useText();
  const toast = useToast();
  const { masquerader } = useLoggedIn();
  const [isAsking, setIsAsking] = useState(false);
  const sessions = useQuery({ ...listQueryFor(listSessions), enabled: !masquerader });
  const endOne = useChange(endOneSession, () => toast({ text: t(messages.ended) }));
  const answered = () => setIsAsking(false);
  const endOthers = useChange(
    endOtherSessions,
    () => {
      answered();
      toast({ text: t(messages.endedOthers) });
    },
    answered,
  );
  // They are those of the caller's own login, not of the person acted for.
  if (masquerader) return null;
  if (sessions.isError) return <PageFailed error={sessions.error} reset={() => void sessions.refetch()} />;
  const rows = sessions.data?.rows ?? [];
  const problem = endOne.error ?? endOthers.error;
  return (
    <Card
      title={t(messages.title)}
      note={t(messages.note)}
      actions={
        rows.length > 1 && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t(messages.endOthers)}
          </Button>
        )
      }
    >
      {problem && <Alert look="danger" isAnnounced title={problem.message} />}
      {sessions.isPending && <Skeleton shape="rows" count={2} />}
      <ul className={styles.sessions}>
        {rows.map((session) => (
          <li key={session.sessionId} className={styles.session}>
            <OneSession
              session={session}
              isEnding={endOne.isSending && endOne.sent?.params?.sessionId === session.sessionId}
              onEnd={() => endOne.send({ params: { sessionId: session.sessionId } })}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(messages.endOthersAsked)}
        confirmLabel={t(messages.endOthers)}
        isLoading={endOthers.isSending}
        onConfirm={() => endOthers.send({})}
      >
        {t(messages.endOthersWhy)}
      </ConfirmDialog>
    </Card>
  );
}

interface OneSessionProps {
  session: RunningSession;
  isEnding: boolean;
  onEnd: () => void;
}

function OneSession({ session, isEnding, onEnd }: OneSessionProps) {
  const t = useText();
  const [language] = useLanguage();
  const { browser, system, isHandheld } = deviceOf(session.device);
  const device = browser && system ? t(messages.device, { browser, system }) : (browser ?? system);
  const name = device ?? t(messages.unknown);
  const Icon = isHandheld ? Smartphone : Monitor;
  const lastUsed = formatInstant(session.lastUsedAt, language);
  return (
    <>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.device}>
          {name} {session.isCurrent && <Badge look="accent">{t(messages.here)}</Badge>}
        </p>
        <p className="dim small tabular">
          {t(messages.lastUsed, { when: lastUsed })} ·{' '}
          {t(messages.started, { when: formatInstant(session.startedAt, language) })} ·{' '}
          {t(messages[session.openedBy])}
        </p>
        {session.actingForName && (
          <p className="dim small">{t(messages.actsFor, { name: session.actingForName })}</p>
        )}
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          isLoading={isEnding}
          onClick={onEnd}
          aria-label={t(messages.endOf, { device: name, when: lastUsed })}
        >
          {t(messages.end)}
        </Button>
      )}
    </>
  );
}
