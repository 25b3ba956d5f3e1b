import { textOf } from '@omur/contract/messages/notificationTexts';
import { getUnsubscription, unsubscribe } from '@omur/contract/messages/unsubscriptions';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Link2Off, MailX } from 'lucide-react';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { isExpected, LetterEnd, LetterFrame } from '../../platform/page/LetterFrame.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/afskraning/$token');

/** O341: where the link at the end of a letter leads. It asks: programs that look at links before people do must end nothing. */
export function UnsubscribePage() {
  const t = useText();
  const { mal } = route.useSearch();
  return (
    <LetterFrame title={t(messages.title)} language={mal}>
      <Ending token={route.useParams().token} />
    </LetterFrame>
  );
}

function Ending({ token }: { token: string }) {
  const t = useText();
  const [isStopped, setStopped] = useState(false);
  const letter = useQuery(queryFor(getUnsubscription, { params: { token } }));
  const stop = useChange(unsubscribe, () => setStopped(true));
  if (isRefusal(letter.error) && isExpected(letter.error.status))
    return (
      <LetterEnd icon={<Link2Off />} title={t(messages.wrongLink)}>
        <p>{letter.error.message}</p>
      </LetterEnd>
    );
  if (letter.error) return <PageFailed error={letter.error} reset={() => void letter.refetch()} />;
  if (!letter.data) return <Skeleton shape="rows" count={3} />;
  const kind = t(textOf(letter.data.kind).label);
  if (isStopped)
    return (
      <LetterEnd icon={<MailX />} title={t(messages.stopped)}>
        <p>{t(messages.stoppedMore, { kind })}</p>
      </LetterEnd>
    );
  return (
    <>
      <h1>{t(messages.title)}</h1>
      <p>{t(messages.question, { kind })}</p>
      <p>{t(messages.explain)}</p>
      {stop.error && <Alert look="warning" isAnnounced title={stop.error.message} />}
      <div>
        <Button look="primary" isLoading={stop.isSending} onClick={() => stop.send({ params: { token } })}>
          {t(messages.stop)}
        </Button>
      </div>
    </>
  );
}
