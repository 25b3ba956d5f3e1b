import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { type DeskVenue, listDeskVenues, listVenueTypes } from '@omur/contract/performances/venuesDesk';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor, usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { askedIn, ListTools, NoPlaces, type TabProps } from './ListTools.tsx';
import { messages, venueStates } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** Type 1: in no list that members choose from (L9.2). */
const hiddenTypeId = 1;
const inAddress = sortInAddress(
  listDeskVenues,
  { name: 'venueName', type: 'venueTypeId' },
  { column: 'name', direction: 'ascending' },
);

export function VenuesTab({ address, change }: TabProps) {
  const t = useText();
  const countText = useCountText();
  const types = useQuery(listQueryFor(listVenueTypes)).data?.rows ?? [];
  const typeOf = ({ venueTypeId }: DeskVenue) =>
    types.find((type) => type.venueTypeId === venueTypeId)?.venueTypeName;
  const sort = inAddress.read(address.rod);
  const venues = usePages(
    listDeskVenues,
    { params: {}, query: askedIn(address, inAddress.write(sort)) },
    { isLive: true },
  );
  const columns: Column<DeskVenue>[] = [
    {
      id: 'name',
      header: t(messages.venue),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ venueName }) => venueName,
    },
    { id: 'address', header: t(messages.address), width: 'minmax(0, 1.4fr)', cell: placeOf },
    { id: 'type', header: t(messages.type), isSortable: true, cell: typeOf },
    {
      id: 'halls',
      header: t(messages.halls),
      width: '76px',
      isNumeric: true,
      cell: ({ hallCount }) => (hallCount === 0 ? t(messages.none) : formatWhole(hallCount)),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '110px',
      cell: (venue) => <VenueState venue={venue} />,
    },
  ];
  return (
    <div>
      <ListTools
        address={address}
        change={change}
        label={t(messages.searchVenues)}
        states={venueStates}
        count={!venues.isLoading && countText(messages.venueCount, venues.count)}
      />
      {venues.error && <PageFailed error={venues.error} reset={venues.retry} />}
      {!(venues.error && venues.rows.length === 0) && (
        <div aria-busy={venues.isChanging}>
          <VirtualTable
            label={t(messages.venues)}
            columns={columns}
            rows={venues.rows}
            rowKey={({ venueId }) => venueId}
            rowLink={({ venueId }) => ({
              to: '/staðir',
              search: { ...address, stadur: venueId },
              resetScroll: false,
            })}
            phoneRow={(venue) => ({
              title: venue.venueName,
              detail: [placeOf(venue), typeOf(venue), hallsOf(venue.hallCount)].filter(Boolean).join(' · '),
              aside: isOffered(venue) ? undefined : <VenueState venue={venue} />,
            })}
            sort={sort}
            onSort={(next) => change({ rod: inAddress.unlessFirst(next) })}
            count={venues.count}
            onMore={venues.onMore}
            isLoading={venues.isLoading}
            isLoadingMore={venues.isLoadingMore}
            empty={<NoPlaces title={venues.emptyText} change={change} />}
          />
        </div>
      )}
    </div>
  );

  function hallsOf(count: number) {
    return count > 0 && t(messages.hallCount, { count });
  }
}

function VenueState({ venue }: { venue: DeskVenue }) {
  const t = useText();
  if (isOffered(venue)) return t(messages.open);
  return <Badge>{t(venue.isClosed ? messages.closed : messages.hidden)}</Badge>;
}

const isOffered = ({ isClosed, venueTypeId }: DeskVenue) => !isClosed && venueTypeId !== hiddenTypeId;

const placeOf = ({ address, postalCode, postOffice }: DeskVenue) =>
  [address, [postalCode, postOffice].filter(Boolean).join(' ')].filter(Boolean).join(', ');
