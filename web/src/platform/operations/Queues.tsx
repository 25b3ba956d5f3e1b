import type { Operations } from '@omur/contract/platform/calls/operations';
import { formatWhole } from '../i18n/format.ts';
import { useText } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Table } from '../ui/Table.tsx';
import { ageText, type Queue, queuesOf } from './figures.ts';
import { messages } from './messages.ts';

/** O71: what waits, what failed, and since when. */
export function Queues({ found }: { found: Operations }) {
  const t = useText();
  const oldest = ({ oldestSeconds }: Queue) => (oldestSeconds === null ? '–' : ageText(t, oldestSeconds));
  return (
    <Card title={t(messages.queues)}>
      <Table
        isBare
        label={t(messages.queues)}
        columns={[
          {
            id: 'name',
            header: t(messages.queue),
            width: 'minmax(0, 2fr)',
            isTitle: true,
            cell: ({ name }: Queue) => name,
          },
          {
            id: 'waiting',
            header: t(messages.waiting),
            isNumeric: true,
            cell: ({ waiting }: Queue) => formatWhole(waiting),
          },
          {
            id: 'failed',
            header: t(messages.failed),
            isNumeric: true,
            cell: ({ failed }: Queue) => formatWhole(failed),
          },
          { id: 'oldest', header: t(messages.oldest), isNumeric: true, cell: oldest },
          {
            id: 'state',
            header: t(messages.state),
            width: '168px',
            cell: (queue: Queue) => <QueueState queue={queue} />,
          },
        ]}
        rows={queuesOf(t, found)}
        rowKey={({ id }) => id}
        phoneRow={(queue) => ({
          title: queue.name,
          detail: `${t(messages.waiting)}: ${formatWhole(queue.waiting)} · ${t(messages.failed)}: ${formatWhole(queue.failed)} · ${t(messages.oldest)}: ${oldest(queue)}`,
          aside: <QueueState queue={queue} />,
        })}
      />
    </Card>
  );
}

function QueueState({ queue: { isTooOld, failed } }: { queue: Queue }) {
  const t = useText();
  if (isTooOld) return <Badge look="red">{t(messages.tooOld)}</Badge>;
  if (failed > 0) return <Badge look="amber">{t(messages.hasFailed)}</Badge>;
  return <Badge look="green">{t(messages.inOrder)}</Badge>;
}
