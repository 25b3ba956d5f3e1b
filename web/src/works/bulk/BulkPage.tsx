import { type Bulk, deleteBulk, listBulks, startBulk } from '@omur/contract/works/bulk';
import { getRouteApi } from '@tanstack/react-router';
import { FilePlus2, FileSpreadsheet, FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { save } from '../../platform/download/File.tsx';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import styles from './bulk.module.css';
import { FileDrop } from './FileDrop.tsx';
import { FileMapping } from './FileMapping.tsx';
import { messages } from './messages.ts';
import { bulkPage } from './pages.ts';
import { SheetPage } from './SheetPage.tsx';
import { templateCsv, templateExcel } from './template.ts';
import { useFileReading } from './useFileReading.ts';

const route = getRouteApi('/portal/verk/skra-morg');

/** O107: the sheets that somebody has, or the one that the address names. */
export function BulkPage() {
  const { blad } = route.useSearch();
  return blad === undefined ? <AllSheets /> : <SheetPage key={blad} bulkId={blad} />;
}

/** The sheets, and a new one from a file or empty. */
function AllSheets() {
  const t = useText();
  const navigate = route.useNavigate();
  const list = usePages(listBulks, { params: {} });
  const reading = useFileReading();
  const open = (bulkId: number) => void navigate({ search: { blad: bulkId } });
  const { send, isSending, refusal } = useChange(startBulk, ({ bulkId }) => open(bulkId));
  const problem = reading.problem ?? refusal;
  return (
    <Stack>
      <PageHeader title={t(bulkPage.label)} subtitle={t(messages.pageMore)} />
      {problem && <Alert look="danger" isAnnounced title={problem} />}
      <FileDrop isReading={reading.isReading} onFile={(file) => void reading.read(file)}>
        <Button
          icon={<FilePlus2 size={18} aria-hidden />}
          isLoading={isSending}
          onClick={() => send({ body: { bulkName: t(messages.blankName) } })}
        >
          {t(messages.blank)}
        </Button>
      </FileDrop>
      <Templates />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {list.rows.length > 0 && <Sheets rows={list.rows} />}
      {reading.file && <FileMapping file={reading.file} onDone={open} onClose={reading.close} />}
    </Stack>
  );
}

/** O116: an empty sheet with all columns, in the language of the page. */
function Templates() {
  const t = useText();
  const [language] = useLanguage();
  const fetched = async (made: Promise<Blob> | Blob, ending: string) =>
    save(await made, `${t(messages.templateName)}.${ending}`);
  return (
    <div className={styles.templates}>
      <span className="dim">{t(messages.templates)}</span>
      <Button
        size="small"
        look="quiet"
        icon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => void fetched(templateExcel(language), 'xlsx')}
      >
        {t(messages.excel)}
      </Button>
      <Button
        size="small"
        look="quiet"
        icon={<FileUp size={16} aria-hidden />}
        onClick={() => void fetched(templateCsv(language), 'csv')}
      >
        {t(messages.csv)}
      </Button>
    </div>
  );
}

function Sheets({ rows }: { rows: readonly Bulk[] }) {
  const t = useText();
  const [language] = useLanguage();
  const [gone, setGone] = useState<Bulk>();
  const { send, isSending, refusal } = useChange(deleteBulk, () => setGone(undefined));
  const count = (id: string, header: string, of: (bulk: Bulk) => number): Column<Bulk> => ({
    id,
    header,
    width: '110px',
    isNumeric: true,
    cell: (bulk) => formatWhole(of(bulk)),
  });
  const removal = (bulk: Bulk) => (
    <IconButton label={t(messages.remove)} icon={<Trash2 />} size="small" onClick={() => setGone(bulk)} />
  );
  const progress = ({ doneCount, workCount }: Bulk) =>
    t(messages.progress, { done: formatWhole(doneCount), count: formatWhole(workCount) });
  const columns: Column<Bulk>[] = [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(0, 1fr)',
      isTitle: true,
      cell: ({ bulkName }) => bulkName,
    },
    count('works', t(messages.works), ({ workCount }) => workCount),
    count('ready', t(messages.ready), ({ readyCount }) => readyCount),
    count('faulty', t(messages.faulty), ({ faultyCount }) => faultyCount),
    count('done', t(messages.done), ({ doneCount }) => doneCount),
    {
      id: 'changed',
      header: t(messages.changed),
      width: '170px',
      cell: (bulk) => formatInstant(bulk.lastChangedAt, language),
    },
    { id: 'remove', header: '', width: '56px', cell: removal },
  ];
  return (
    <Card title={t(messages.sheets)} isFlush>
      <Table
        isBare
        label={t(messages.sheets)}
        columns={columns}
        rows={rows}
        rowKey={({ bulkId }) => bulkId}
        rowLink={({ bulkId }) => ({ to: '/verk/skra-morg', search: { blad: bulkId } })}
        phoneRow={(bulk) => ({ title: bulk.bulkName, detail: progress(bulk), aside: removal(bulk) })}
      />
      <ConfirmDialog
        isOpen={gone !== undefined}
        onClose={() => setGone(undefined)}
        title={t(messages.removeTitle, { name: gone?.bulkName ?? '' })}
        confirmLabel={t(messages.remove)}
        isDanger
        isLoading={isSending}
        onConfirm={() => gone && send({ params: { bulkId: gone.bulkId } })}
      >
        {refusal ?? t(messages.removeMore)}
      </ConfirmDialog>
    </Card>
  );
}
