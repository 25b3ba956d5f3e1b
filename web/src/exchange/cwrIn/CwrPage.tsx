import { type CwrFile, listCwrFiles } from '@omur/contract/exchange/cwr/cwr';
import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { fileStates, messages } from './messages.ts';
import { cwrPage } from './pages.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

/** X80: the files of CWR that a publisher sent, and a new one; staff see those of all. */
export function CwrPage() {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const list = usePages(listCwrFiles, { params: {} }, { isLive: true });
  return (
    <Stack>
      <PageHeader
        title={t(cwrPage.label)}
        subtitle={t(messages.pageMore)}
        actions={
          <Button look="primary" icon={<FileUp size={18} aria-hidden />} onClick={() => setIsChoosing(true)}>
            {t(messages.upload)}
          </Button>
        }
      />
      <ListToolbar count={!list.isLoading && countText(messages.fileCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <VirtualTable
          label={t(messages.files)}
          columns={columnsOf(t, language)}
          rows={list.rows}
          rowKey={({ cwrFileId }) => cwrFileId}
          rowLink={({ cwrFileId }) => ({ to: '/cwr/$cwrFileId', params: { cwrFileId: String(cwrFileId) } })}
          phoneRow={(row) => ({
            title: row.fileName,
            detail: [formatInstant(row.uploadedAt, language), row.senderName].join(' · '),
            aside: t(fileStates[row.cwrFileState]),
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
      {isChoosing && (
        <UploadDialog
          onUploaded={(cwrFileId) =>
            void navigate({ to: '/cwr/$cwrFileId', params: { cwrFileId: String(cwrFileId) } })
          }
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  );
}

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<CwrFile>[] => [
  {
    id: 'file',
    header: t(messages.file),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: ({ fileName }) => fileName,
  },
  {
    id: 'sender',
    header: t(messages.sender),
    width: 'minmax(0, 1fr)',
    cell: ({ senderName }) => senderName,
  },
  {
    id: 'state',
    header: t(messages.state),
    width: '170px',
    cell: ({ cwrFileState }) => t(fileStates[cwrFileState]),
  },
  {
    id: 'works',
    header: t(messages.works),
    width: '90px',
    isNumeric: true,
    cell: ({ transactionCount }) => formatWhole(transactionCount),
  },
  {
    id: 'when',
    header: t(messages.when),
    width: '170px',
    cell: ({ uploadedAt }) => formatInstant(uploadedAt, language),
  },
];
