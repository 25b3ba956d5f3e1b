import {
  type Distribution,
  type DistributionProblem,
  listDistributionProblems,
  mostProblems,
} from '@omur/contract/royalties/distributions';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** M1: why the file was not taken, by line and column. */
export function Problems({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listDistributionProblems, {
    params: { distributionId: distribution.distributionId },
  });
  const all = distribution.problemCount ?? 0;
  return (
    <Stack gap="small">
      <Alert look="danger" title={t(messages.isRefused, { count: all, problems: formatWhole(all) })}>
        {t(messages.isRefusedWhat)}{' '}
        {all > mostProblems && t(messages.firstOnes, { most: formatWhole(mostProblems) })}
      </Alert>
      <ListToolbar count={!list.isLoading && countText(messages.problemCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.problems)}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={({ problemNumber }) => problemNumber}
        phoneRow={(problem) => ({
          title: problem.sentence,
          detail: [
            problem.fileLine === null
              ? t(messages.wholeFile)
              : t(messages.lineNumber, { number: problem.fileLine }),
            problem.columnName,
          ]
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

const columnsOf = (t: ReturnType<typeof useText>): Column<DistributionProblem>[] => [
  {
    id: 'line',
    header: t(messages.line),
    width: '120px',
    isNumeric: true,
    cell: ({ fileLine }) => fileLine ?? t(messages.wholeFile),
  },
  {
    id: 'column',
    header: t(messages.column),
    width: '190px',
    cell: ({ columnName }) => columnName && <code>{columnName}</code>,
  },
  {
    id: 'sentence',
    header: t(messages.problem),
    width: 'minmax(0, 1fr)',
    cell: ({ sentence }) => sentence,
  },
];
