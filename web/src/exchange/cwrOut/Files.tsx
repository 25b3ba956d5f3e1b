import { type SentCwrFile, getSentCwrFile, listSentCwrFiles } from '@omur/contract/exchange/cwrOut/cwrOut';
import { callFile } from '../../platform/api/call.ts';
import { useFile } from '../../platform/download/File.tsx';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import styles from '../iswc/iswc.module.css';
import { PagedTable } from '../iswc/PagedTable.tsx';
import { messages } from './messages.ts';

/** X93: the files as they were made. */
export function Files() {
  const t = useText();
  const [language] = useLanguage();
  const columns: Column<SentCwrFile>[] = [
    {
      id: 'file',
      header: t(messages.fileName),
      isTitle: true,
      width: 'minmax(0, 1fr)',
      cell: ({ fileName }) => fileName,
    },
    {
      id: 'works',
      header: t(messages.works),
      width: '92px',
      isNumeric: true,
      cell: ({ workCount }) => formatWhole(workCount),
    },
    {
      id: 'answered',
      header: t(messages.answered),
      width: '104px',
      isNumeric: true,
      cell: ({ answeredCount }) => formatWhole(answeredCount),
    },
    {
      id: 'when',
      header: t(messages.when),
      width: '148px',
      cell: ({ madeAt }) => formatInstant(madeAt, language),
    },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: (row) => <FetchFile file={row} /> },
  ];
  return (
    <PagedTable
      endpoint={listSentCwrFiles}
      query={{}}
      label={t(messages.files)}
      columns={columns}
      rowKey={({ fileId }) => fileId}
      phoneRow={(row) => ({
        title: row.fileName,
        detail: `${t(messages.works)}: ${formatWhole(row.workCount)} · ${formatInstant(row.madeAt, language)}`,
        aside: <FetchFile file={row} />,
      })}
      empty={t(messages.noFiles)}
    />
  );
}

function FetchFile({ file: { fileId, fileName, isKept } }: { file: SentCwrFile }) {
  const t = useText();
  const file = useFile(fileName, (signal) => callFile(getSentCwrFile, { params: { fileId }, signal }));
  if (!isKept) return <span className="dim">{t(messages.notKept)}</span>;
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        isLoading={file.isFetching}
        aria-label={t(messages.fetchWhich, { file: fileName })}
        onClick={() => void file.fetchFile()}
      >
        {t(messages.fetch)}
      </Button>
    </span>
  );
}
