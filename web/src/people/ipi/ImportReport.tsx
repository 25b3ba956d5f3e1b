import { type IpiImport, type IpiProblem, listIpiProblems, mostIpiProblems } from '@omur/contract/people/ipi';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';

/** What was found in a file, as far as it has come. */
export function ImportReport({ of }: { of: IpiImport }) {
  const t = useText();
  const { ipiImportState: state, sameAs } = of;
  if (state === 'receiving') return <Alert look="warning" title={t(messages.receiving)} />;
  if (state === 'checking' || state === 'taking') return <Running of={of} />;
  if (state === 'cancelled')
    return <Alert title={t(messages.isCancelled)}>{t(messages.isCancelledWhat)}</Alert>;
  if (state === 'same' && sameAs !== null)
    return (
      <Stack>
        <Alert title={t(messages.same)}>{t(messages.sameWhat, { number: sameAs })}</Alert>
        <div>
          <ButtonLink to="/ipi/innlestur/$ipiImportId" params={{ ipiImportId: String(sameAs) }}>
            {t(messages.openFirst)}
          </ButtonLink>
        </div>
      </Stack>
    );
  return (
    <Stack>
      <Verdict of={of} />
      {state !== 'refused' && <Figures of={of} />}
      {(of.refusedCount > 0 || state === 'refused') && <Problems of={of} />}
    </Stack>
  );
}

function Running({ of }: { of: IpiImport }) {
  const t = useText();
  const title = t(of.ipiImportState === 'taking' ? messages.takingTitle : messages.checkingTitle);
  return (
    <Card title={title}>
      <Stack>
        <Progress label={title} value={undefined} />
        <p className="dim small">{t(messages.runningWhat)}</p>
      </Stack>
    </Card>
  );
}

function Verdict({ of }: { of: IpiImport }) {
  const t = useText();
  const [language] = useLanguage();
  const { ipiImportState: state, isOutdated, takenAt, takenByName } = of;
  if (state === 'refused')
    return (
      <Alert look="danger" title={t(messages.unreadable)}>
        {t(messages.unreadableWhat)}
      </Alert>
    );
  if (state === 'taken')
    return (
      <Alert look="success" title={t(messages.isTaken)}>
        {t(messages.isTakenWhat, { name: takenByName ?? '', when: formatInstant(takenAt ?? '', language) })}
      </Alert>
    );
  return isOutdated ? (
    <Alert look="warning" title={t(messages.isOutdated)}>
      {t(messages.isOutdatedWhat)}
    </Alert>
  ) : (
    <Alert look="success" title={t(messages.isChecked)}>
      {t(messages.isCheckedWhat)}
    </Alert>
  );
}

interface Figure {
  what: string;
  added: number;
  changed: number;
  same: number;
}

function Figures({ of }: { of: IpiImport }) {
  const t = useText();
  const rows: Figure[] = [
    { what: t(messages.names), added: of.newNames, changed: of.changedNames, same: of.sameNames },
    {
      what: t(messages.memberships),
      added: of.newMemberships,
      changed: of.changedMemberships,
      same: of.sameMemberships,
    },
  ];
  const figure = (id: 'added' | 'changed' | 'same', header: string): Column<Figure> => ({
    id,
    header,
    isNumeric: true,
    cell: (row) => formatWhole(row[id]),
  });
  const title = t(of.ipiImportState === 'taken' ? messages.figuresTaken : messages.figures);
  return (
    <Card title={title}>
      <Table
        isBare
        label={title}
        columns={[
          { id: 'what', header: t(messages.what), isTitle: true, cell: ({ what }) => what },
          figure('added', t(messages.newOnes)),
          figure('changed', t(messages.changedOnes)),
          figure('same', t(messages.sameOnes)),
        ]}
        rows={rows}
        rowKey={({ what }) => what}
        phoneRow={({ what, added, changed, same }) => ({
          title: what,
          detail: [
            `${t(messages.newOnes)} ${formatWhole(added)}`,
            `${t(messages.changedOnes)} ${formatWhole(changed)}`,
            `${t(messages.sameOnes)} ${formatWhole(same)}`,
          ].join(' · '),
        })}
      />
    </Card>
  );
}

function Problems({ of }: { of: IpiImport }) {
  const t = useText();
  const list = usePages(listIpiProblems, { params: { ipiImportId: of.ipiImportId } });
  return (
    <Stack gap="small">
      <h2>{t(messages.problems)}</h2>
      {list.count >= mostIpiProblems && (
        <p className="dim">{t(messages.firstOnes, { most: formatWhole(mostIpiProblems) })}</p>
      )}
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.problems)}
        columns={problemColumns(t)}
        rows={list.rows}
        rowKey={({ problemNumber }) => problemNumber}
        phoneRow={({ fileLine, columnName, sentence }) => ({
          title: sentence,
          detail: [fileLine === null ? t(messages.wholeFile) : `${t(messages.line)} ${fileLine}`, columnName]
            .filter(Boolean)
            .join(' · '),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={list.emptyText}
      />
    </Stack>
  );
}

const problemColumns = (t: ReturnType<typeof useText>): Column<IpiProblem>[] => [
  {
    id: 'line',
    header: t(messages.line),
    width: '110px',
    isNumeric: true,
    cell: ({ fileLine }) => fileLine ?? t(messages.wholeFile),
  },
  {
    id: 'column',
    header: t(messages.column),
    width: '160px',
    cell: ({ columnName }) => columnName && <code>{columnName}</code>,
  },
  { id: 'sentence', header: t(messages.problem), width: 'minmax(0, 1fr)', cell: ({ sentence }) => sentence },
];
