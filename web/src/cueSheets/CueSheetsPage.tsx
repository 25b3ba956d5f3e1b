import { type ListedCueSheet, listCueSheets } from '@omur/contract/cueSheets';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { Clapperboard, FilePlus2, FileUp } from 'lucide-react';
import { usePages } from '../api/queries.ts';
import type { CueSheetsSearch } from '../deskRoutes.tsx';
import { useLoggedIn } from '../session.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import type { Text } from '../text.ts';
import { useText } from '../texts.tsx';
import { Button } from '../ui/Button.tsx';
import type { Column, Sort } from '../ui/columns.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatDay, formatWhole } from '../ui/format.ts';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useTyped } from '../ui/useTyped.ts';
import { VirtualTable } from '../ui/VirtualTable.tsx';
import { HeadDialog } from './HeadDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { kindNames, messages } from './messages.ts';

const route = getRouteApi('/portal/cue-blöð');

/** D2: all cue sheets, for staff. */
export function CueSheetsPage() {
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  return isStaff ? <CueSheets /> : <Navigate to="/not-found" replace />;
}

function CueSheets() {
  const t = useText();
  const { leit, rod = latest, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: CueSheetsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));
  const sort = readSort(rod);
  const sheets = usePages(
    listCueSheets,
    { params: {}, query: { sort: writeSort(sort), ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const onClose = () => change({ nytt: undefined });

  return (
    <Stack>
      <PageHeader
        title={t(messages.title)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            <Button icon={<FileUp size={18} aria-hidden />} onClick={() => change({ nytt: 'skra' })}>
              {t(messages.importFile)}
            </Button>
            <Button
              look="primary"
              icon={<FilePlus2 size={18} aria-hidden />}
              onClick={() => change({ nytt: 'blad' })}
            >
              {t(messages.enter)}
            </Button>
          </>
        }
      />
      <div>
        <ListToolbar count={!sheets.isLoading && t(messages.count, { count: sheets.count })}>
          <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        </ListToolbar>
        {sheets.error && <PageFailed error={sheets.error} reset={sheets.retry} />}
        {!(sheets.error && sheets.rows.length === 0) && (
          <VirtualTable
            label={t(messages.title)}
            columns={columnsOf(t)}
            rows={sheets.rows}
            rowKey={({ cueSheetId }) => cueSheetId}
            rowLink={({ cueSheetId }) => ({
              to: '/queSheets/$cueSheetId',
              params: { cueSheetId: String(cueSheetId) },
            })}
            phoneRow={(sheet) => ({
              title: sheet.cueSheetTitle,
              detail: [
                t(kindNames[sheet.kind]),
                sheet.station,
                t(messages.lineCount, { count: sheet.lineCount }),
              ]
                .filter(Boolean)
                .join(' · '),
            })}
            sort={sort}
            onSort={(next) => change({ rod: writeSort(next) === latest ? undefined : writeSort(next) })}
            count={sheets.count}
            onMore={sheets.onMore}
            isLoading={sheets.isLoading}
            isLoadingMore={sheets.isLoadingMore}
            empty={
              <EmptyState
                title={sheets.emptyText ?? ''}
                icon={<Clapperboard />}
                action={leit && <Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
              >
                {t(leit ? messages.noneLikeThis : messages.noneHint)}
              </EmptyState>
            }
          />
        )}
      </div>
      {nytt === 'blad' && (
        <HeadDialog
          onDone={(cueSheetId) =>
            void navigate({ to: '/queSheets/$cueSheetId', params: { cueSheetId: String(cueSheetId) } })
          }
          onClose={onClose}
        />
      )}
      {nytt === 'skra' && <ImportDialog onClose={onClose} />}
    </Stack>
  );
}

function columnsOf(
  t: (text: Text, values?: Record<string, string | number>) => string,
): Column<ListedCueSheet>[] {
  return [
    {
      id: 'title',
      header: t(messages.programme),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ cueSheetTitle, episode }) => [cueSheetTitle, episode].filter(Boolean).join(', '),
    },
    {
      id: 'number',
      header: t(messages.number),
      width: '96px',
      isNumeric: true,
      isSortable: true,
      cell: ({ cueSheetId }) => cueSheetId,
    },
    { id: 'kind', header: t(messages.kind), width: '130px', cell: ({ kind }) => t(kindNames[kind]) },
    { id: 'station', header: t(messages.station), cell: ({ station }) => station ?? t(messages.none) },
    {
      id: 'lines',
      header: t(messages.lines),
      width: '88px',
      isNumeric: true,
      cell: ({ lineCount }) => formatWhole(lineCount),
    },
    {
      id: 'changed',
      header: t(messages.lastChanged),
      width: '140px',
      isNumeric: true,
      isSortable: true,
      cell: ({ lastChangedAt }) => formatDay(lastChangedAt),
    },
  ];
}

const sortFields: Record<string, string> = {
  title: 'HEITI_QUE_SHEETS',
  number: 'QUE_SHEET_NR',
  changed: 'DAGS_SEIN_BREYTT',
};
const latest = '-DAGS_SEIN_BREYTT';

/** `-DAGS_SEIN_BREYTT` is the last changed first; so is what is not a column. */
function readSort(text: string): Sort {
  const field = text.replace(/^-/, '');
  const column = Object.keys(sortFields).find((one) => sortFields[one] === field);
  if (column === undefined) return { column: 'changed', direction: 'descending' };
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

const writeSort = ({ column, direction }: Sort) =>
  `${direction === 'descending' ? '-' : ''}${sortFields[column]}`;
