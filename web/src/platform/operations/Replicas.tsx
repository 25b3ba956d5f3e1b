import type { Replica } from '@omur/contract/platform/calls/operations';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Table } from '../ui/Table.tsx';
import { isBehind, sizeText } from './figures.ts';
import { messages } from './messages.ts';

interface Row extends Replica {
  number: number;
}

/** O71: the replicas, as far as PostgreSQL tells of them. */
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
  const lagOf = ({ lagSeconds }: Row) =>
    lagSeconds === null ? '–' : t(messages.seconds, { count: Math.round(lagSeconds) });
  const behindOf = ({ lagBytes }: Row) => (lagBytes === null ? '–' : sizeText(lagBytes, language));
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
        ]}
        rows={replicas.map((replica, at) => ({ ...replica, number: at + 1 }))}
        rowKey={({ number }) => number}
        phoneRow={(row) => ({
          title: nameOf(row),
          detail: row.state === null ? t(messages.hiddenHint) : `${lagOf(row)} · ${behindOf(row)}`,
          aside: <ReplicaState replica={row} />,
        })}
      />
      {replicas.some(({ state }) => state === null) && <p className="dim small">{t(messages.hiddenHint)}</p>}
    </Card>
  );
}

function ReplicaState({ replica: { state, lagSeconds } }: { replica: Replica }) {
  const t = useText();
  if (state === null) return <Badge>{t(messages.hidden)}</Badge>;
  if (isBehind(lagSeconds)) return <Badge look="red">{t(messages.tooFarBehind)}</Badge>;
  return <Badge look="green">{t(messages.inOrder)}</Badge>;
}
