import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { type DeskFestival, listDeskFestivals } from '@omur/contract/performances/venuesDesk';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { askedIn, ListTools, NoPlaces, type TabProps } from './ListTools.tsx';
import { festivalStates, messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const inAddress = sortInAddress(
  listDeskFestivals,
  { name: 'festivalName' },
  { column: 'name', direction: 'ascending' },
);

export function FestivalsTab({ address, change }: TabProps) {
  const t = useText();
  const countText = useCountText();
  const sort = inAddress.read(address.rod);
  const festivals = usePages(
    listDeskFestivals,
    { params: {}, query: askedIn(address, inAddress.write(sort)) },
    { isLive: true },
  );
  const state = ({ isClosed }: DeskFestival) =>
    isClosed ? <Badge>{t(messages.closed)}</Badge> : t(messages.open);
  const columns: Column<DeskFestival>[] = [
    {
      id: 'name',
      header: t(messages.festival),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ festivalName }) => festivalName,
    },
    {
      id: 'years',
      header: t(messages.openYears),
      isNumeric: true,
      cell: ({ openYearCount, yearCount }) =>
        t(messages.openOf, { open: formatWhole(openYearCount), count: formatWhole(yearCount) }),
    },
    { id: 'state', header: t(messages.state), width: '140px', cell: state },
  ];
  return (
    <div>
      <ListTools
        address={address}
        change={change}
        label={t(messages.searchFestivals)}
        states={festivalStates}
        count={!festivals.isLoading && countText(messages.festivalCount, festivals.count)}
      />
      {festivals.error && <PageFailed error={festivals.error} reset={festivals.retry} />}
      {!(festivals.error && festivals.rows.length === 0) && (
        <div aria-busy={festivals.isChanging}>
          <VirtualTable
            label={t(messages.festivals)}
            columns={columns}
            rows={festivals.rows}
            rowKey={({ festivalId }) => festivalId}
            rowLink={({ festivalId }) => ({
              to: '/staðir',
              search: { ...address, hatid: festivalId },
              resetScroll: false,
            })}
            phoneRow={(festival) => ({
              title: festival.festivalName,
              detail: t(messages.openYearCount, { count: festival.openYearCount }),
              aside: festival.isClosed && state(festival),
            })}
            sort={sort}
            onSort={(next) => change({ rod: inAddress.unlessFirst(next) })}
            count={festivals.count}
            onMore={festivals.onMore}
            isLoading={festivals.isLoading}
            isLoadingMore={festivals.isLoadingMore}
            empty={<NoPlaces title={festivals.emptyText} change={change} />}
          />
        </div>
      )}
    </div>
  );
}
