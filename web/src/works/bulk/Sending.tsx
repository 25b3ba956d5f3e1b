import type { Bulk } from '@omur/contract/works/bulk';
import { useState } from 'react';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { messages } from './messages.ts';

/** How far the works that were sent have come. */
export function Sending({ bulk }: { bulk: Bulk }) {
  const t = useText();
  const [all] = useState(bulk.queuedCount);
  const most = Math.max(all, bulk.queuedCount);
  const done = most - bulk.queuedCount;
  return (
    <Card>
      <Progress
        label={t(messages.sending)}
        value={done / most}
        detail={t(messages.ofAll, { done: formatWhole(done), all: formatWhole(most) })}
      />
      <p className="dim small">{t(messages.sendingMore)}</p>
    </Card>
  );
}
