import {
  exportSocietyFaults,
  listSocietyProblems,
  type SocietyImport,
  type SocietyProblem,
} from '@omur/contract/exchange/societyFiles';
import { CircleCheck } from 'lucide-react';
import { callFile } from '../../platform/api/call.ts';
import { usePages } from '../../platform/api/queries.ts';
import { FileButton, FileProblem, useFile } from '../../platform/download/File.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';

/** O81, O263: what is wrong with the files, by file, line and column; all of it in a file. */
export function Problems({ of }: { of: SocietyImport }) {
  const t = useText();
  const { societyImportId, problemCount } = of;
  const params = { societyImportId };
  const list = usePages(listSocietyProblems, { params });
  const all = useFile(`gagnaflutningur-${societyImportId}-gallar.csv`, (signal) =>
    callFile(exportSocietyFaults, { params, signal }),
  );
  const areSome = problemCount > list.count && !list.isLoading && list.count > 0;
  return (
    <Stack gap="small">
      {problemCount > 0 && (
        <ListToolbar
          actions={<FileButton file={all} label={t(messages.allProblems, { count: problemCount })} />}
        />
      )}
      <FileProblem file={all} />
      {areSome && <p className="dim">{t(messages.firstOnes, { count: formatWhole(problemCount) })}</p>}
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.problems)}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={({ problemNumber }) => problemNumber}
        phoneRow={({ fileName, fileLine, columnName, sentence }) => ({
          title: sentence,
          detail: [
            fileName,
            fileLine === null ? t(messages.wholeFile) : `${t(messages.line)} ${fileLine}`,
            columnName,
          ]
            .filter(Boolean)
            .join(' · '),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState icon={<CircleCheck />} title={t(messages.noProblems)} />}
      />
    </Stack>
  );
}

const columnsOf = (t: ReturnType<typeof useText>): Column<SocietyProblem>[] => [
  { id: 'file', header: t(messages.file), width: '190px', isTitle: true, cell: ({ fileName }) => fileName },
  {
    id: 'line',
    header: t(messages.line),
    width: '110px',
    isNumeric: true,
    cell: ({ fileLine }) => (fileLine === null ? t(messages.wholeFile) : formatWhole(fileLine)),
  },
  {
    id: 'column',
    header: t(messages.column),
    width: '160px',
    cell: ({ columnName }) => columnName && <code>{columnName}</code>,
  },
  { id: 'sentence', header: t(messages.problem), width: 'minmax(0, 1fr)', cell: ({ sentence }) => sentence },
];
