import { listSftpTransfers, type SftpTransfer } from '@omur/contract/exchange/sftp/sftp';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages, transferStates } from './messages.ts';
import styles from './sftp.module.css';
import { useCountText } from '../../platform/page/useCountText.ts';

/** X123, X124: what went out and what came in, newest first. */
export function Transfers({ accountId }: { accountId: number }) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const list = usePages(listSftpTransfers, { params: { sftpAccountId: accountId } }, { isLive: true });
  const columns = useColumns();
  if (list.error) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <section>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
        <h3 className={styles.title}>{t(messages.files)}</h3>
      </ListToolbar>
      <VirtualTable
        label={t(messages.files)}
        columns={columns}
        rows={list.rows}
        rowKey={({ transferId }) => transferId}
        rowHeight={62}
        phoneRow={(row) => ({
          title: <FileName transfer={row} />,
          detail: (
            <>
              <div>{formatInstant(row.noticedAt, language)}</div>
              <More transfer={row} />
            </>
          ),
          aside: <TransferState transfer={row} />,
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={t(messages.noFiles)}>{t(messages.noFilesMore)}</EmptyState>}
      />
    </section>
  );
}

function useColumns(): Column<SftpTransfer>[] {
  const t = useText();
  const [language] = useLanguage();
  return [
    {
      id: 'file',
      header: t(messages.file),
      isTitle: true,
      width: 'minmax(0, 1.2fr)',
      cell: (row) => <FileName transfer={row} />,
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '128px',
      cell: (row) => <TransferState transfer={row} />,
    },
    {
      id: 'more',
      header: t(messages.more),
      width: 'minmax(0, 1.4fr)',
      cell: (row) => <More transfer={row} />,
    },
    {
      id: 'when',
      header: t(messages.when),
      width: '148px',
      cell: ({ noticedAt }) => formatInstant(noticedAt, language),
    },
  ];
}

function FileName({ transfer: { fileName, direction } }: { transfer: SftpTransfer }) {
  const t = useText();
  const Icon = direction === 'out' ? ArrowUpFromLine : ArrowDownToLine;
  return (
    <span className={styles.file}>
      <Icon size={16} role="img" aria-label={t(messages[direction])} /> {fileName}
    </span>
  );
}

function TransferState({ transfer: { transferState } }: { transfer: SftpTransfer }) {
  const t = useText();
  const { text, look } = transferStates[transferState];
  return <Badge look={look}>{t(text)}</Badge>;
}

/** Why it was refused, or the report on the works that it brought. */
function More({ transfer: { transferReason, cwrFileId, fileName } }: { transfer: SftpTransfer }) {
  const t = useText();
  if (transferReason) return <span className="small">{transferReason}</span>;
  if (cwrFileId === null) return null;
  return (
    <ButtonLink
      size="small"
      to="/cwr/$cwrFileId"
      params={{ cwrFileId: String(cwrFileId) }}
      aria-label={t(messages.reportOf, { file: fileName })}
    >
      {t(messages.report)}
    </ButtonLink>
  );
}
