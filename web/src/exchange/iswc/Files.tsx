import { getIswcFile, type IswcFile, listIswcFiles, makeIswcFile } from '@omur/contract/exchange/iswc/iswc';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useFile } from '../../platform/download/File.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './iswc.module.css';
import { messages } from './messages.ts';
import { PagedTable } from './PagedTable.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';

/** X57: the same as files, out and in. */
export function Files() {
  const t = useText();
  const toast = useToast();
  const [language] = useLanguage();
  const [isReceiving, setIsReceiving] = useState(false);
  const { send, isSending } = useChange(
    makeIswcFile,
    ({ itemCount }) => toast({ text: t(messages.made, { count: itemCount }) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  const isOut = ({ direction }: IswcFile) => direction === 'out';
  const fetchIt = (row: IswcFile) => (isOut(row) ? <FetchFile file={row} /> : null);
  const columns: Column<IswcFile>[] = [
    {
      id: 'file',
      header: t(messages.fileName),
      isTitle: true,
      width: 'minmax(0, 2fr)',
      cell: (row) => row.fileName,
    },
    {
      id: 'direction',
      header: t(messages.direction),
      width: '132px',
      cell: (row) => t(messages[row.direction]),
    },
    {
      id: 'entries',
      header: t(messages.entries),
      width: '92px',
      isNumeric: true,
      cell: (row) => row.itemCount,
    },
    {
      id: 'unanswered',
      header: t(messages.unanswered),
      width: '108px',
      isNumeric: true,
      cell: (row) => (isOut(row) ? row.openCount : '–'),
    },
    {
      id: 'when',
      header: t(messages.when),
      width: '148px',
      cell: ({ madeAt }) => formatInstant(madeAt, language),
    },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: fetchIt },
  ];
  return (
    <>
      <PagedTable
        endpoint={listIswcFiles}
        query={{}}
        label={t(messages.files)}
        columns={columns}
        rowKey={({ direction, fileId }) => `${direction} ${fileId}`}
        phoneRow={(row) => ({
          title: row.fileName,
          detail: `${t(messages[row.direction])} · ${formatInstant(row.madeAt, language)}`,
          aside: fetchIt(row),
        })}
        empty={t(messages.noFiles)}
        emptyMore={t(messages.noFilesMore)}
        filter={
          <div className={styles.actions}>
            {(['add', 'update'] as const).map((fileKind) => (
              <Button
                key={fileKind}
                icon={<FileDown size={16} aria-hidden />}
                disabled={isSending}
                onClick={() => send({ body: { fileKind } })}
              >
                {t(fileKind === 'add' ? messages.makeAdd : messages.makeUpdate)}
              </Button>
            ))}
            <Button icon={<FileUp size={16} aria-hidden />} onClick={() => setIsReceiving(true)}>
              {t(messages.receive)}
            </Button>
          </div>
        }
      />
      {isReceiving && <ReceiveDialog onClose={() => setIsReceiving(false)} />}
    </>
  );
}

function FetchFile({ file: { fileId, fileName } }: { file: IswcFile }) {
  const t = useText();
  const file = useFile(fileName, (signal) => callFile(getIswcFile, { params: { fileId }, signal }));
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
