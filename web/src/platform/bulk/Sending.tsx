import type { Bulk } from '@omur/contract/platform/calls/bulk';
import { useState } from 'react';
import { formatWhole } from '../i18n/format.ts';
import { useText } from '../i18n/texts.tsx';
import { Card } from '../ui/Card.tsx';
import { Progress } from '../ui/Progress.tsx';
import { messages } from './messages.ts';
import { useView } from './view.ts';

/** How far the entries that were sent have come. It stays once they are done, so that nothing below it moves under who reads there. */
export function Sending({ bulk: { queuedCount } }: { bulk: Bulk }) {
  const t = useText();
  const { texts } = useView();
  const [all, setAll] = useState(queuedCount);
  const [isDone, setIsDone] = useState(false);
  if (isDone !== (queuedCount === 0)) {
    setIsDone(!isDone);
    if (isDone) setAll(queuedCount);
  } else if (queuedCount > all) setAll(queuedCount);
  const done = all - queuedCount;
  return (
    <Card>
      <Progress
        label={t(isDone ? messages.sendingDone : texts.sending)}
        value={done / all}
        detail={t(messages.ofAll, { done: formatWhole(done), all: formatWhole(all) })}
      />
      <p className="dim small">{t(isDone ? messages.sendingDoneMore : messages.sendingMore)}</p>
    </Card>
  );
}
