import { type Bulk, deleteBulk, listBulks, startBulk } from '@omur/contract/platform/calls/bulk';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2, FileSpreadsheet, FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../api/queries.ts';
import { useChange } from '../api/useChange.ts';
import { save } from '../download/File.tsx';
import { formatInstant, formatWhole } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { PageFailed } from '../page/PageFailed.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/columns.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './bulk.module.css';
import { FileDrop } from './FileDrop.tsx';
import { FileMapping } from './FileMapping.tsx';
import { KeptMappings } from './KeptMappings.tsx';
import { messages } from './messages.ts';
import { SheetPage } from './SheetPage.tsx';
import { templateCsv, templateExcel } from './template.ts';
import { useFileReading } from './useFileReading.ts';
import { usePastedList } from './usePastedList.ts';
import { usePasteOnPage } from './usePasteOnPage.ts';
import { type SheetView, SheetViewProvider, useView } from './view.ts';

/** O107, O190: the sheets of one kind that somebody has, or the one that the address names. */
export function SheetsPage({ view, bulkId }: { view: SheetView; bulkId: number | undefined }) {
  return (
    <SheetViewProvider value={view}>
      {bulkId === undefined ? <AllSheets /> : <SheetPage key={bulkId} bulkId={bulkId} />}
    </SheetViewProvider>
  );
}

/** The sheets, and a new one from a file or empty. */
function AllSheets() {
  const t = useText();
  const { form, texts, addressOf, related = [] } = useView();
  const navigate = useNavigate();
  const list = usePages(listBulks, { params: {}, query: { bulkKind: form.kind } });
  const reading = useFileReading();
  const pasted = usePastedList();
  usePasteOnPage({ onFile: reading.read, onCells: pasted.open });
  const open = (bulkId: number) => void navigate(addressOf(bulkId));
  const { send, isSending, refusal } = useChange(startBulk, ({ bulkId }) => open(bulkId));
  const problem = reading.problem ?? pasted.problem ?? refusal;
  return (
    <Stack>
      <PageHeader
        title={t(texts.title)}
        subtitle={t(texts.pageMore)}
        actions={related.map(({ label, link }) => (
          <ButtonLink key={t(label)} look="quiet" {...link}>
            {t(label)}
          </ButtonLink>
        ))}
      />
      {problem && <Alert look="danger" isAnnounced title={problem} />}
      <FileDrop isReading={reading.isReading} onFile={(file) => void reading.read(file)}>
        <Button
          icon={<FilePlus2 size={18} aria-hidden />}
          isLoading={isSending}
          onClick={() => send({ body: { bulkKind: form.kind, bulkName: t(messages.blankName) } })}
        >
          {t(messages.blank)}
        </Button>
      </FileDrop>
      <Templates />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {list.rows.length > 0 && <Sheets rows={list.rows} />}
      <KeptMappings />
      {reading.file && <FileMapping file={reading.file} onDone={open} onClose={reading.close} />}
      {pasted.file && <FileMapping file={pasted.file} onDone={open} onClose={pasted.close} />}
    </Stack>
  );
}

/** O116: an empty sheet with all columns, in the language of the page. */
function Templates() {
  const t = useText();
  const [language] = useLanguage();
  const view = useView();
  const fetched = async (made: Promise<Blob> | Blob, ending: string) =>
    save(await made, `${t(view.texts.templateName)}.${ending}`);
  return (
    <div className={styles.templates}>
      <span className="dim">{t(messages.templates)}</span>
      <Button
        size="small"
        look="quiet"
        icon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => void fetched(templateExcel(view, language), 'xlsx')}
      >
        {t(messages.excel)}
      </Button>
      <Button
        size="small"
        look="quiet"
        icon={<FileUp size={16} aria-hidden />}
        onClick={() => void fetched(templateCsv(view, language), 'csv')}
      >
        {t(messages.csv)}
      </Button>
    </div>
  );
}

function Sheets({ rows }: { rows: readonly Bulk[] }) {
  const t = useText();
  const [language] = useLanguage();
  const { texts, addressOf } = useView();
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
  const progress = ({ doneCount, allCount }: Bulk) =>
    t(messages.progress, { done: formatWhole(doneCount), count: formatWhole(allCount) });
  const columns: Column<Bulk>[] = [
    {
      id: 'name',
      header: t(messages.name),
      width: 'minmax(0, 1fr)',
      isTitle: true,
      cell: ({ bulkName }) => bulkName,
    },
    count('entries', t(texts.all), ({ allCount }) => allCount),
    count('ready', t(messages.ready), ({ readyCount }) => readyCount),
    count('faulty', t(messages.faulty), ({ faultyCount }) => faultyCount),
    count('done', t(messages.done), ({ doneCount }) => doneCount),
    {
      id: 'changed',
      header: t(messages.changed),
      width: '170px',
      cell: (bulk) => formatInstant(bulk.lastChangedAt, language),
    },
    { id: 'remove', header: t(messages.removal), width: '72px', cell: removal },
  ];
  return (
    <Card title={t(messages.sheets)}>
      <Table
        isBare
        label={t(messages.sheets)}
        columns={columns}
        rows={rows}
        rowKey={({ bulkId }) => bulkId}
        rowLink={({ bulkId }) => addressOf(bulkId)}
        phoneRow={(bulk) => ({ title: bulk.bulkName, detail: progress(bulk), aside: removal(bulk) })}
      />
      <ConfirmDialog
        isOpen={gone !== undefined}
        onClose={() => setGone(undefined)}
        title={t(messages.removeSheetTitle, { name: gone?.bulkName ?? '' })}
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
