import { type IpiImport, listIpiImports } from '@omur/contract/people/ipi';
import { FileUp } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ImportState } from './ImportState.tsx';
import { messages } from './messages.ts';
import { typedMessages } from './typedMessages.ts';

/** The files that were sent, the newest first. */
export function ImportList() {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listIpiImports, { params: {} }, { isLive: true });
  return (
    <PagedTable
      list={list}
      label={t(messages.files)}
      columns={columnsOf(t, language)}
      rowKey={({ ipiImportId }) => ipiImportId}
      rowLink={({ ipiImportId }) => ({
        to: '/ipi/innlestur/$ipiImportId',
        params: { ipiImportId: String(ipiImportId) },
      })}
      phoneRow={(row) => ({
        title: nameOf(row, t),
        detail: [formatInstant(row.announcedAt, language), row.announcedByName].join(' · '),
        aside: <ImportState state={row.ipiImportState} />,
      })}
      countText={messages.fileCount}
      none={t(messages.noFiles)}
      noneMore={t(messages.noFilesMore)}
      noneIcon={<FileUp />}
    />
  );
}

const nameOf = ({ isTyped, fileName }: IpiImport, t: ReturnType<typeof useText>) =>
  isTyped ? t(typedMessages.typedOf, { name: fileName }) : fileName;

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<IpiImport>[] => [
  {
    id: 'file',
    header: t(messages.file),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: (row) => nameOf(row, t),
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
