import type { ReactNode } from 'react';
import { recordsPage } from './pages.ts';
import {
  type ChangeRecord,
  exportRecords,
  listRecords,
  mostRecordsCounted,
} from '@omur/contract/people/auditLog';
import { recordActor, recordHeading, recordSummary } from '@omur/contract/people/rules/recordTexts';
import { History } from 'lucide-react';
import { callFile } from '../../platform/api/call.ts';
import { usePages } from '../../platform/api/queries.ts';
import { FileButton, FileProblem, useFile } from '../../platform/download/File.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay, formatTime, formatWhole } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { recordsAsked, useRecordsAddress } from './address.ts';
import { messages } from './messages.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import styles from './RecordsPage.module.css';

/** J4, D1: staff read every change, members those of their own person and works. */
export function RecordsPage() {
  const t = useText();
  const [language] = useLanguage();
  const isMobile = useIsMobile();
  const { role, userId } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  const [search, change] = useRecordsAddress();
  const asked = recordsAsked(search, isStaff, userId);
  const records = usePages(listRecords, { params: {}, query: asked });
  const file = useFile('skraningar.csv', (signal) =>
    callFile(exportRecords, { params: {}, query: asked, signal }),
  );
  const chosen = records.rows.find(({ recordId }) => recordId === search.skra);
  const isNarrowed = Object.values(asked).some((value) => value !== undefined);

  const where = (record: ChangeRecord) => record.title ?? record.name ?? '';
  const detail = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
  const actor = (record: ChangeRecord) => (
    <>
      {recordActor(record, language)}
      {record.actingForName && (
        <span className={styles.second}>{t(messages.actingFor, { name: record.actingForName })}</span>
      )}
    </>
  );
  const columns: Column<ChangeRecord>[] = useRecordColumns({ detail, where, actor });

  const count =
    records.count > mostRecordsCounted
      ? t(messages.countMore, { count: formatWhole(mostRecordsCounted) })
      : t(messages.count, { count: records.count });
  const clear = () => change(cleared);

  return (
    <Stack>
      <PageHeader
        title={t(recordsPage.label)}
        subtitle={t(isStaff ? messages.forStaff : messages.forMember)}
        actions={<FileButton file={file} />}
      />
      <RecordFilters isStaff={isStaff} rows={records.rows} onClear={isNarrowed ? clear : undefined} />
      <FileProblem file={file} />
      {records.error && records.rows.length === 0 ? (
        <PageFailed error={records.error} reset={records.retry} />
      ) : (
        <div className={chosen && !isMobile ? styles.withPane : undefined}>
          <div className={styles.list} aria-busy={records.isChanging}>
            <ListToolbar count={!records.isLoading && records.count > 0 && count} />
            <VirtualTable
              label={t(messages.list)}
              columns={columns}
              rows={records.rows}
              rowKey={({ recordId }) => recordId}
              rowLink={({ recordId }) => ({
                to: '/skráningar',
                search: { ...search, skra: recordId },
                replace: true,
                resetScroll: false,
                preload: false,
                'aria-current': recordId === search.skra || undefined,
              })}
              phoneRow={(record) => ({
                title: recordHeading(record, language),
                detail: detail(
                  recordSummary(record, language),
                  where(record),
                  recordActor(record, language),
                  formatDay(record.changedAt),
                ),
              })}
              count={records.count}
              onMore={records.onMore}
              isLoading={records.isLoading}
              isLoadingMore={records.isLoadingMore}
              empty={<NoRecords isNarrowed={isNarrowed} clear={clear} />}
            />
            {records.error && <PageFailed error={records.error} reset={records.retry} />}
          </div>
          {chosen && !isMobile && (
            <aside className={styles.pane} aria-label={t(messages.details, { number: chosen.recordId })}>
              <RecordDetails record={chosen} isStaff={isStaff} onClose={() => change({})} />
            </aside>
          )}
        </div>
      )}
      {isMobile && <DetailsDialog chosen={chosen} change={change} isStaff={isStaff} />}
    </Stack>
  );
}

interface DetailsDialogProps {
  chosen: ChangeRecord | undefined;
  change: (next: object) => void;
  isStaff: boolean;
}

function DetailsDialog({ chosen, change, isStaff }: DetailsDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={chosen !== undefined}
      onClose={() => change({})}
      title={t(messages.details, { number: chosen?.recordId ?? '' })}
    >
      {chosen && <RecordDetails record={chosen} isStaff={isStaff} />}
    </Dialog>
  );
}

function NoRecords({ isNarrowed, clear }: { isNarrowed: boolean; clear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t(messages.empty)}
      icon={<History />}
      action={isNarrowed && <Button onClick={clear}>{t(messages.clear)}</Button>}
    >
      {t(isNarrowed ? messages.emptyHint : messages.nothingYet)}
    </EmptyState>
  );
}

interface RecordColumnsContext {
  detail: (...parts: string[]) => string;
  where: (record: ChangeRecord) => string;
  actor: (record: ChangeRecord) => ReactNode;
}

function useRecordColumns({ detail, where, actor }: RecordColumnsContext): Column<ChangeRecord>[] {
  const t = useText();
  const [language] = useLanguage();
  return [
    {
      id: 'when',
      header: t(messages.when),
      width: '118px',
      cell: ({ changedAt }) => (
        <span className="tabular">
          {formatDay(changedAt)}
          <span className={styles.second}>{formatTime(changedAt, language)}</span>
        </span>
      ),
    },
    {
      id: 'what',
      header: t(messages.what),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      cell: (record) => (
        <>
          {recordHeading(record, language)}
          <span className={styles.second}>{detail(where(record), recordSummary(record, language))}</span>
        </>
      ),
    },
    { id: 'who', header: t(messages.who), cell: actor },
  ];
}

const cleared = {
  verk: undefined,
  nafn: undefined,
  notandi: undefined,
  fyrir: undefined,
  efni: undefined,
  adgerd: undefined,
  fra: undefined,
  til: undefined,
  um: undefined,
};
