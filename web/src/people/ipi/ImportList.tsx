import { type IpiImport, listIpiImports } from '@omur/contract/people/ipi';
import { FileUp } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { ImportState } from './ImportState.tsx';
import { messages } from './messages.ts';

/** The files that were sent, the newest first. */
export function ImportList() {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listIpiImports, { params: {} }, { isLive: true });
  return (
    <div>
      <ListToolbar count={!list.isLoading && t(messages.fileCount, { count: list.count })} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <VirtualTable
          label={t(messages.files)}
          columns={columnsOf(t, language)}
          rows={list.rows}
          rowKey={({ ipiImportId }) => ipiImportId}
          rowLink={({ ipiImportId }) => ({
            to: '/ipi/innlestur/$ipiImportId',
            params: { ipiImportId: String(ipiImportId) },
          })}
          phoneRow={(row) => ({
            title: row.fileName,
            detail: [formatInstant(row.announcedAt, language), row.announcedByName].join(' · '),
            aside: <ImportState state={row.ipiImportState} />,
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={t(messages.noFiles)} icon={<FileUp />}>
              {t(messages.noFilesMore)}
            </EmptyState>
          }
        />
      )}
    </div>
  );
}

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<IpiImport>[] => [
  {
    id: 'file',
    header: t(messages.file),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: ({ fileName }) => fileName,
  },
  {
    id: 'state',
    header: t(messages.state),
    width: '150px',
    cell: ({ ipiImportState }) => <ImportState state={ipiImportState} />,
  },
  {
    id: 'sent',
    header: t(messages.sent),
    width: '170px',
    cell: ({ announcedAt }) => formatInstant(announcedAt, language),
  },
  {
    id: 'by',
    header: t(messages.sentBy),
    width: 'minmax(0, 1fr)',
    cell: ({ announcedByName }) => announcedByName,
  },
  {
    id: 'lines',
    header: t(messages.lines),
    width: '110px',
    isNumeric: true,
    cell: ({ linesRead }) => formatWhole(linesRead),
  },
];
