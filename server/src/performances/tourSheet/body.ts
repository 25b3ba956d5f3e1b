import * as live from '@omur/contract/platform/fields/livePerformances';
import * as places from '@omur/contract/platform/fields/places';
import * as works from '@omur/contract/platform/fields/works';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { dayOfCell, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { NamedPlace } from './place.ts';

/** Columns of a line that are of a work that was played. */
export const lineColumns = ['title', 'authors', 'length', 'times', 'work', 'iswc'] as const;

/** What the form would send for a concert, and the line of each work by its place in the payload. */
export interface Payload {
  sent: Readonly<Record<string, unknown>>;
  lineOf: ReadonlyMap<string, number>;
}

/** The payload of a concert. `works` has of each line the work that it means; without one it is of a work that is not in the system. */
export function payloadOf(
  lines: readonly SheetLine[],
  place: NamedPlace,
  workIds: readonly (number | undefined)[],
): Payload {
  const [first = {}] = lines;
  const lineOf = new Map<string, number>();
  const known: object[] = [];
  const foreign: object[] = [];
  lines.forEach((line, at) => {
    if (!lineColumns.some((column) => line[column])) return;
    const workId = workIds[at];
    const list = workId === undefined ? foreign : known;
    lineOf.set(`${workId === undefined ? 'ERLENDIR_FLUTNINGAR' : 'FLUTNINGAR'}.${list.length}`, at);
    list.push({ ...playedOf(line, workId), [live.position.wire]: at + 1 });
  });
  const sent = {
    ...(place.isAbroad ? abroadOf(first, place) : atHomeOf(first, place)),
    [places.promoterName.wire]: first['promoter'],
    [places.promoterEmail.wire]: first['promoter_email'],
    [places.promoterPhone.wire]: first['promoter_phone'],
    FLUTNINGAR: known,
    ERLENDIR_FLUTNINGAR: foreign,
  };
  return { sent, lineOf };
}

function playedOf(
  { title = '', authors = '', length, times = '', iswc }: SheetLine,
  workId: number | undefined,
) {
  const played = {
    [works.typedDuration.wire]: length,
    // What is no number is refused as what the form would not take.
    ...(times !== '' && { [live.typedQuantity.wire]: /^\d{1,9}$/u.test(times) ? Number(times) : 0 }),
  };
  if (workId !== undefined) return { [works.workId.wire]: workId, ...played };
  return { [works.title.wire]: title, [works.artists.wire]: authors, [works.iswc.wire]: iswc, ...played };
}

/** The name of a venue that is not in the list stands in what else is said, where the form asks for it (L9.1). */
function atHomeOf(line: SheetLine, { venueId, festivalId, festivalYearId }: NamedPlace) {
  const { date = '', performers = '', venue = '', address, info } = line;
  const told = venueId === venueNotInList ? [venue, info].filter(Boolean).join('. ') : info;
  return {
    [live.performersAtHome.wire]: performers,
    [live.typedDay.wire]: dayOfCell(date),
    [places.venueId.wire]: venueId,
    [places.address.wire]: address,
    [places.festivalId.wire]: festivalId,
    [places.festivalYearId.wire]: festivalYearId,
    [live.otherInfo.wire]: told,
  };
}

function abroadOf(line: SheetLine, { countryId }: NamedPlace) {
  const { date = '', performers = '', venue, address, city, festival, info } = line;
  return {
    [live.performers.wire]: performers,
    [live.typedForeignDay.wire]: dayOfCell(date),
    [places.countryId.wire]: countryId,
    [live.city.wire]: city,
    [live.venue.wire]: venue,
    [places.address.wire]: address,
    [live.festival.wire]: festival,
    [live.otherInfo.wire]: info,
  };
}

const ofConcert: Readonly<Record<string, string>> = {
  [live.performersAtHome.wire]: 'performers',
  [live.performers.wire]: 'performers',
  [live.typedDay.wire]: 'date',
  [live.startsOn.wire]: 'date',
  [places.venueId.wire]: 'venue',
  [live.venue.wire]: 'venue',
  [places.address.wire]: 'address',
  [places.countryId.wire]: 'country',
  [live.city.wire]: 'city',
  [places.festivalId.wire]: 'festival',
  [places.festivalYearId.wire]: 'festival',
  [live.festival.wire]: 'festival',
  [places.promoterName.wire]: 'promoter',
  [places.promoterEmail.wire]: 'promoter_email',
  [places.promoterPhone.wire]: 'promoter_phone',
  [live.otherInfo.wire]: 'info',
  FLUTNINGAR: 'title',
  ERLENDIR_FLUTNINGAR: 'title',
};
const ofWork: Readonly<Record<string, string>> = {
  [works.title.wire]: 'title',
  [works.artists.wire]: 'authors',
  [works.typedDuration.wire]: 'length',
  [works.durationSeconds.wire]: 'length',
  [live.typedQuantity.wire]: 'times',
  [works.workId.wire]: 'work',
  [works.iswc.wire]: 'iswc',
};

/** The cell of a field of the payload. */
export function cellOfField(field: string, lineOf: Payload['lineOf']) {
  const [list = '', at = '', part = ''] = field.split('.');
  const lineNumber = lineOf.get(`${list}.${at}`);
  if (lineNumber === undefined) return { lineNumber: 0, sheetColumn: ofConcert[list] ?? null };
  return { lineNumber, sheetColumn: ofWork[part] ?? 'title' };
}
