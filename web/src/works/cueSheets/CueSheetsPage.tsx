import { cueSheetsPage } from './deskPages.ts';
import { type ListedCueSheet, listCueSheets } from '@omur/contract/works/cueSheets';
import { getRouteApi } from '@tanstack/react-router';
import { Clapperboard, FilePlus2, FileUp } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import type { CueSheetsSearch } from './deskPages.ts';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { HeadDialog } from './HeadDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { kindNames, messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/cue-blöð');

const inAddress = sortInAddress(
  listCueSheets,
  { title: 'cueSheetTitle', number: 'cueSheetId', changed: 'lastChangedAt' },
  { column: 'changed', direction: 'descending' },
);

/** D2: all cue sheets, for staff. */
export function CueSheetsPage() {
  return (
    <StaffOnly>
      <CueSheets />
    </StaffOnly>
  );
}

function CueSheets() {
  const t = useText();
  const countText = useCountText();
  const { leit, rod, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: CueSheetsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));
  const sort = inAddress.read(rod);
  const sheets = usePages(
    listCueSheets,
    { params: {}, query: { sort: inAddress.write(sort), ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const onClose = () => change({ nytt: undefined });

  return (
    <Stack>
      <PageHeader
        title={t(cueSheetsPage.label)}
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
      <SearchedList
        label={t(cueSheetsPage.label)}
        list={sheets}
        count={countText(messages.count, sheets.count)}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        columns={columnsOf(t)}
        rowKey={({ cueSheetId }) => cueSheetId}
        rowLink={({ cueSheetId }) => ({
          to: '/queSheets/$cueSheetId',
          params: { cueSheetId: String(cueSheetId) },
        })}
        phoneRow={(sheet) => ({
          title: sheet.cueSheetTitle,
          detail: [t(kindNames[sheet.kind]), sheet.station, t(messages.lineCount, { count: sheet.lineCount })]
            .filter(Boolean)
            .join(' · '),
        })}
        sort={sort}
        onSort={(next) => change({ rod: inAddress.write(next) })}
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
