import type { Bulk } from '@omur/contract/platform/calls/bulk';
import { useState } from 'react';
import { formatWhole } from '../i18n/format.ts';
import { useText } from '../i18n/texts.tsx';
import { Card } from '../ui/Card.tsx';
import { Progress } from '../ui/Progress.tsx';
import { messages } from './messages.ts';
import { useView } from './view.ts';

/** How far the entries that were sent have come. */
export function Sending({ bulk }: { bulk: Bulk }) {
  const t = useText();
  const { texts } = useView();
  const [all] = useState(bulk.queuedCount);
  const most = Math.max(all, bulk.queuedCount);
  const done = most - bulk.queuedCount;
  return (
    <Card>
      <Progress
        label={t(texts.sending)}
        value={done / most}
        detail={t(messages.ofAll, { done: formatWhole(done), all: formatWhole(most) })}
      />
      <p className="dim small">{t(messages.sendingMore)}</p>
    </Card>
  );
}
