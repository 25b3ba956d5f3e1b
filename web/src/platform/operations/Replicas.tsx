import type { Replica } from '@omur/contract/platform/calls/operations';
import { formatDay, formatTime } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Table } from '../ui/Table.tsx';
import { ageText, isLeftOut, isReplicaWrong, sizeText } from './figures.ts';
import { messages, readingNames } from './messages.ts';

interface Row extends Replica {
  number: number;
}

/** O71, O243: the replicas, as PostgreSQL and the server that answers see them. */
export function Replicas({ replicas }: { replicas: readonly Replica[] }) {
  const t = useText();
  const [language] = useLanguage();
  if (replicas.length === 0)
    return (
      <Card title={t(messages.replicas)}>
        <p className="dim">{t(messages.noReplicas)}</p>
      </Card>
    );
  const nameOf = ({ name, number }: Row) => name ?? t(messages.replicaNumber, { number });
  const lagOf = ({ lagSeconds }: Row) => (lagSeconds === null ? '–' : ageText(t, lagSeconds));
  const behindOf = ({ lagBytes }: Row) => (lagBytes === null ? '–' : sizeText(lagBytes, language));
  const sinceOf = ({ readingSince: since }: Row) =>
    since === null ? '–' : `${formatDay(since)} ${formatTime(since, language)}`;
  const detailOf = (row: Row) => {
    if (isHidden(row)) return t(messages.hiddenHint);
    const figures = row.lagSeconds === null ? [] : [lagOf(row), behindOf(row)];
    return [...figures, row.readingSince && `${t(messages.since)} ${sinceOf(row)}`]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Card title={t(messages.replicas)}>
      <Table
        isBare
        label={t(messages.replicas)}
        columns={[
          { id: 'name', header: t(messages.replica), width: 'minmax(0, 2fr)', isTitle: true, cell: nameOf },
          { id: 'lag', header: t(messages.lag), isNumeric: true, cell: lagOf },
          { id: 'behind', header: t(messages.behind), isNumeric: true, cell: behindOf },
          {
            id: 'state',
            header: t(messages.state),
            width: '168px',
            cell: (row: Row) => <ReplicaState replica={row} />,
          },
          { id: 'since', header: t(messages.since), width: '184px', cell: sinceOf },
        ]}
        rows={replicas.map((replica, at) => ({ ...replica, number: at + 1 }))}
        rowKey={({ number }) => number}
        phoneRow={(row) => ({
          title: nameOf(row),
          detail: detailOf(row),
          aside: <ReplicaState replica={row} />,
        })}
      />
      {replicas.some(({ reading }) => isLeftOut(reading)) && (
        <p className="dim small">{t(messages.leftOutHint)}</p>
      )}
      {replicas.some(({ reading }) => reading === 'alone') && (
        <p className="dim small">{t(messages.aloneHint)}</p>
      )}
      {replicas.some(isHidden) && <p className="dim small">{t(messages.hiddenHint)}</p>}
    </Card>
  );
}

/** Neither PostgreSQL nor the server tells how it is doing. */
const isHidden = ({ state, reading }: Replica) => state === null && reading === null;

function ReplicaState({ replica }: { replica: Replica }) {
  const t = useText();
  const { reading } = replica;
  if (isHidden(replica)) return <Badge>{t(messages.hidden)}</Badge>;
  const isWrong = isReplicaWrong(replica);
  if (reading !== null && reading !== 'read')
    return <Badge look={isWrong ? 'red' : 'amber'}>{t(readingNames[reading])}</Badge>;
  if (isWrong) return <Badge look="red">{t(messages.tooFarBehind)}</Badge>;
  return <Badge look="green">{t(reading === 'read' ? messages.readFrom : messages.inOrder)}</Badge>;
}
