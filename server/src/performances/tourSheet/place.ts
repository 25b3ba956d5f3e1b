import type { ErrorCode } from '@omur/contract/platform/errors';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { fold } from '@omur/contract/platform/rules/folding';
import { dayOfCell, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { Queryable } from '../../platform/database/statement.ts';
import { findPlaces } from './queries.ts';

const iceland = 352;

/** Where a concert of a sheet took place, as far as its cells name what there is. */
export interface NamedPlace {
  isAbroad: boolean;
  venueId: number | null;
  festivalId: number | null;
  festivalYearId: number | null;
  countryId: number | null;
  faults: { column: string; code: ErrorCode; values?: Readonly<Record<string, string>> }[];
}

type Kind = 'venue' | 'venueNumber' | 'festival' | 'year' | 'country';
type Found = { kind: Kind; key: string; id: number } & Record<string, unknown>;
type Places = ReadonlyMap<string, readonly number[]>;

/** The places of many concerts, in one reading. */
export async function placesOf(db: Queryable, concerts: readonly SheetLine[]): Promise<NamedPlace[]> {
  const folded = (column: string) => [...new Set(concerts.flatMap((line) => fold(line[column] ?? '') || []))];
  const rows = await findPlaces.rows<Found>(db, {
    venues: folded('venue'),
    venueNumbers: folded('venue').filter((venue) => /^[1-9]\d{0,8}$/u.test(venue)),
    festivals: folded('festival'),
    countries: folded('country'),
  });
  const places = new Map<string, number[]>();
  for (const { kind, key, id } of rows)
    places.set(`${kind} ${key}`, [...(places.get(`${kind} ${key}`) ?? []), id]);
  return concerts.map((line) => placeOf(line, places));
}

function placeOf(line: SheetLine, places: Places): NamedPlace {
  const { country = '' } = line;
  const nowhere = { venueId: null, festivalId: null, festivalYearId: null, countryId: null };
  const [countryId = null] = places.get(`country ${fold(country)}`) ?? [];
  if (country === '' || countryId === iceland)
    return { ...nowhere, isAbroad: false, ...atHome(line, places) };
  const fault = { column: 'country', code: 'tour.countryUnknown' as const, values: { name: country } };
  return { ...nowhere, isAbroad: true, countryId, faults: countryId === null ? [fault] : [] };
}

type AtHome = Pick<NamedPlace, 'venueId' | 'festivalId' | 'festivalYearId' | 'faults'>;

function atHome(line: SheetLine, places: Places): AtHome {
  const { venue = '', address = '', festival = '', date = '' } = line;
  const year = dayOfCell(date).slice(0, 4);
  const [festivalId = null] = places.get(`festival ${fold(festival)}`) ?? [];
  const [festivalYearId = null] = places.get(`year ${festivalId} ${year}`) ?? [];
  const { venueId, code } = venueOf(venue, address, places);
  return {
    venueId,
    festivalId,
    festivalYearId,
    faults: [
      ...(code ? [{ column: 'venue', code, values: { name: venue } }] : []),
      ...(festival !== '' && festivalYearId === null
        ? [
            {
              column: 'festival',
              code:
                festivalId === null
                  ? ('tour.festivalUnknown' as const)
                  : ('tour.festivalYearUnknown' as const),
              values: { name: festival, year },
            },
          ]
        : []),
    ],
  };
}

/** By name or number; one that has an address and is not in the list is as on the form (L9.1). What is one's name and another's number is neither. */
function venueOf(
  venue: string,
  address: string,
  places: Places,
): { venueId: number | null; code?: ErrorCode } {
  if (venue === '') return { venueId: null };
  const isNumber = /^\d{1,9}$/u.test(venue) && Number(venue) > 0;
  const named = places.get(`venue ${fold(venue)}`) ?? [];
  const numbered = places.get(`venueNumber ${venue}`) ?? [];
  const [first, second] = [...new Set([...named, ...numbered])];
  if (isNumber && named.length === 0) return { venueId: Number(venue) };
  if (second !== undefined) return { venueId: null, code: 'tour.venueOfSeveral' };
  if (first !== undefined) return { venueId: first };
  return address === '' ? { venueId: null, code: 'tour.venueUnknown' } : { venueId: venueNotInList };
}
