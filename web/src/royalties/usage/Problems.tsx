import { listUsageProblems, type UsageProblem } from '@omur/contract/royalties/usage';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** R7: what is wrong with a file, by line and column. */
export function Problems({ usageImportId }: { usageImportId: number }) {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listUsageProblems, { params: { usageImportId } });
  return (
    <div>
      <ListToolbar count={!list.isLoading && countText(messages.problemCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.problems)}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={({ problemNumber }) => problemNumber}
        phoneRow={(problem) => ({
          title: sentenceOf(problem, t),
          detail: [lineOf(problem, t), problem.columnName].filter(Boolean).join(' · '),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={list.emptyText}
      />
    </div>
  );
}

/** R228: what is told of a line that is read says so. */
const sentenceOf = ({ isNotice, sentence }: UsageProblem, t: ReturnType<typeof useText>) =>
  isNotice ? t(messages.notice, { sentence }) : sentence;

const lineOf = ({ fileLine }: UsageProblem, t: ReturnType<typeof useText>) =>
  fileLine === null ? t(messages.wholeFile) : t(messages.lineNumber, { number: fileLine });

const columnsOf = (t: ReturnType<typeof useText>): Column<UsageProblem>[] => [
  {
    id: 'line',
    header: t(messages.line),
    width: '120px',
    isNumeric: true,
    cell: ({ fileLine }) => fileLine ?? t(messages.wholeFile),
  },
  { id: 'column', header: t(messages.column), width: '190px', cell: ({ columnName }) => columnName },
  { id: 'sentence', header: t(messages.problem), cell: (problem) => sentenceOf(problem, t) },
];
