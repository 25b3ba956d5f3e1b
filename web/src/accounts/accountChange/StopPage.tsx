import { useChange } from '../../platform/api/useChange.ts';
import {
  type AccountChange,
  getAccountChange,
  stopAccountChange,
} from '@omur/contract/people/accountChanges';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CircleSlash, Clock, Link2Off } from 'lucide-react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { isExpected, LetterEnd, LetterFrame } from '../../platform/page/LetterFrame.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { messages } from './messages.ts';
import styles from './StopPage.module.css';

const route = getRouteApi('/reikningur/$token');

/** M16: where the letter about a changed account leads. Its owner stops the change without logging in. */
export function StopPage() {
  const t = useText();
  const { mal } = route.useSearch();
  return (
    <LetterFrame title={t(messages.title)} language={mal}>
      <Change token={route.useParams().token} />
    </LetterFrame>
  );
}

function Change({ token }: { token: string }) {
  const t = useText();
  const change = useQuery(queryFor(getAccountChange, { params: { token } }));
  const stop = useChange(stopAccountChange);
  if (isRefusal(change.error) && isExpected(change.error.status))
    return (
      <LetterEnd icon={<Link2Off />} title={t(messages.wrongLink)}>
        <p>{change.error.message}</p>
      </LetterEnd>
    );
  if (change.error) return <PageFailed error={change.error} reset={() => void change.refetch()} />;
  if (!change.data) return <Skeleton shape="rows" count={4} />;
  if (change.data.isStopped)
    return (
      <LetterEnd icon={<CircleSlash />} title={t(messages.stopped)}>
        <p>{t(messages.stoppedMore)}</p>
      </LetterEnd>
    );
  if (!change.data.mayStop)
    return (
      <LetterEnd icon={<Clock />} title={t(messages.tooLate)}>
        <p>{t(messages.tooLateMore)}</p>
      </LetterEnd>
    );
  return (
    <>
      <h1>{t(messages.title)}</h1>
      <p>{t(messages.question, { day: formatDay(change.data.changedAt) })}</p>
      <Facts change={change.data} />
      <p>{t(messages.explain)}</p>
      {stop.error && <Alert look="warning">{stop.error.message}</Alert>}
      <div>
        <Button look="primary" isLoading={stop.isSending} onClick={() => stop.send({ params: { token } })}>
          {t(messages.stop)}
        </Button>
      </div>
    </>
  );
}

function Facts({ change }: { change: AccountChange }) {
  const t = useText();
  const ending = (digits: string | null) =>
    digits === null ? t(messages.noAccount) : t(messages.endsIn, { digits });
  const facts = [
    [t(messages.newAccount), ending(change.accountEnd)],
    [t(messages.oldAccount), ending(change.earlierAccountEnd)],
    [t(messages.countsFrom), formatDay(change.countsFrom)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
