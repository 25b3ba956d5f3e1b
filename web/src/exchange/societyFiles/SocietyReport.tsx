import type { SocietyFile, SocietyImport } from '@omur/contract/exchange/societyFiles';
import { numberedKinds } from '@omur/contract/exchange/societyColumns';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { Figures } from './Figures.tsx';
import { letGoMessages } from './letGoMessages.ts';
import { kindLabels, messages } from './messages.ts';
import { Problems } from './Problems.tsx';

interface SocietyReportProps {
  of: SocietyImport;
  tab: string | undefined;
  onTab: (tab: 'skrar' | 'gallar' | 'samanburdur') => void;
}

/** What was found in the files, as far as it has come. */
export function SocietyReport({ of, tab, onTab }: SocietyReportProps) {
  const t = useText();
  const { societyImportState: state } = of;
  if (state === 'receiving')
    return (
      <Alert look="warning" title={t(messages.receiving)}>
        {t(messages.receivingWhat)}
      </Alert>
    );
  if (state === 'checking' || state === 'taking') return <Running of={of} />;
  if (state === 'cancelled') return <Alert title={t(messages.cancelled)}>{t(messages.cancelledWhat)}</Alert>;
  const tabs = [
    { id: 'skrar', label: t(messages.files) },
    { id: 'gallar', label: t(messages.problems), count: of.problemCount },
    ...(state === 'refused' ? [] : [{ id: 'samanburdur', label: t(messages.figures) } as const]),
  ] as const;
  const standard = of.problemCount > 0 ? 'gallar' : state === 'taken' ? 'samanburdur' : 'skrar';
  const value = tabs.find(({ id }) => id === tab)?.id ?? standard;
  return (
    <Stack>
      <Verdict of={of} />
      <Tabs label={t(messages.which)} tabs={tabs} value={value} onChange={onTab}>
        {value === 'skrar' ? (
          <Files of={of} />
        ) : value === 'gallar' ? (
          <Problems of={of} />
        ) : (
          <Figures of={of} />
        )}
      </Tabs>
    </Stack>
  );
}

function Running({ of }: { of: SocietyImport }) {
  const t = useText();
  const isTaking = of.societyImportState === 'taking';
  const isLetGo = of.letGoByName !== null;
  const title = t(isLetGo ? letGoMessages.lettingGo : isTaking ? messages.taking : messages.checking);
  const far = { taken: formatWhole(of.takenCount), all: formatWhole(of.toTakeCount) };
  return (
    <Card title={title}>
      <Stack>
        <Progress
          label={title}
          value={isTaking && of.toTakeCount > 0 ? of.takenCount / of.toTakeCount : undefined}
          detail={isTaking ? t(messages.takenOf, far) : undefined}
        />
        {isLetGo && <p>{t(letGoMessages.lettingGoWhat, { name: of.letGoByName ?? '' })}</p>}
        <p className="dim small">{t(messages.runningWhat)}</p>
        {of.lastError !== null && (
          <Alert look="danger" title={t(messages.failedTry)}>
            {t(messages.failedTryWhat, { error: of.lastError })}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

function Verdict({ of }: { of: SocietyImport }) {
  const t = useText();
  const [language] = useLanguage();
  const { societyImportState: state, takenAt, takenByName, differenceCount, refusedCount } = of;
  const { leftCount, letGoByName } = of;
  if (state === 'refused')
    return (
      <Alert look="danger" title={t(messages.unreadable)}>
        {t(messages.unreadableWhat)}
      </Alert>
    );
  if (state === 'taken') {
    const when = formatInstant(takenAt ?? '', language);
    const isSame = differenceCount === 0;
    return (
      <Alert
        look={isSame && refusedCount === 0 && !leftCount ? 'success' : 'warning'}
        title={t(messages.taken)}
      >
        {t(messages.takenWhat, { name: takenByName ?? '', when })}{' '}
        {isSame ? t(messages.takenSame) : t(messages.takenOther, { count: differenceCount ?? 0 })}
        {refusedCount > 0 && ` ${t(messages.takenWithout, { count: refusedCount })}`}
        {leftCount !== null && ` ${t(letGoMessages.left, { name: letGoByName ?? '', count: leftCount })}`}
      </Alert>
    );
  }
  if (of.isOutdated)
    return (
      <Alert look="warning" title={t(messages.outdated)}>
        {t(messages.outdatedWhat)}
      </Alert>
    );
  if (of.toTakeCount === 0 && refusedCount > 0)
    return (
      <Alert look="warning" title={t(messages.nothingSound)}>
        {t(messages.nothingSoundWhat)}
      </Alert>
    );
  if (of.toTakeCount === 0) return <Alert title={t(messages.nothing)}>{t(messages.nothingWhat)}</Alert>;
  return (
    <Alert look={refusedCount > 0 ? 'warning' : 'success'} title={t(messages.checked)}>
      {t(of.mayTake ? messages.checkedWhat : messages.checkedOther)}
    </Alert>
  );
}

/** A line of a part, such as an author of a work, is taken with its whole and counted there. */
const isPart = (kind: SocietyFile['fileKind']) => !numberedKinds.some((one) => one === kind);

function Files({ of }: { of: SocietyImport }) {
  const t = useText();
  const figure = (
    id: 'linesRead' | 'refusedCount' | 'newCount' | 'changedCount' | 'sameCount',
    header: string,
  ): Column<SocietyFile> => ({
    id,
    header,
    isNumeric: true,
    cell: (row) =>
      id !== 'linesRead' && id !== 'refusedCount' && isPart(row.fileKind) ? '–' : formatWhole(row[id]),
  });
  return (
    <Stack gap="small">
      <Table
        label={t(messages.files)}
        columns={[
          {
            id: 'kind',
            header: t(messages.file),
            isTitle: true,
            cell: ({ fileKind }) => t(kindLabels[fileKind]),
          },
          figure('linesRead', t(messages.lines)),
          figure('refusedCount', t(messages.refused)),
          figure('newCount', t(messages.added)),
          figure('changedCount', t(messages.changed)),
          figure('sameCount', t(messages.same)),
        ]}
        rows={of.files}
        rowKey={({ fileKind }) => fileKind}
        phoneRow={(row) => ({
          title: t(kindLabels[row.fileKind]),
          detail: [
            `${t(messages.lines)} ${formatWhole(row.linesRead)}`,
            `${t(messages.refused)} ${formatWhole(row.refusedCount)}`,
            ...(isPart(row.fileKind)
              ? []
              : [
                  `${t(messages.added)} ${formatWhole(row.newCount)}`,
                  `${t(messages.changed)} ${formatWhole(row.changedCount)}`,
                ]),
          ].join(' · '),
        })}
      />
      <p className="dim small">{t(messages.partsMore)}</p>
    </Stack>
  );
}
