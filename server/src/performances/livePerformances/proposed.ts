import * as live from '@omur/contract/platform/fields/livePerformances';
import * as places from '@omur/contract/platform/fields/places';
import { postalCode } from '@omur/contract/platform/fields/people';
import * as works from '@omur/contract/platform/fields/works';
import type {
  NewForeignLivePerformance,
  NewForeignPerformance,
  NewLivePerformance,
  NewPerformance,
} from '@omur/contract/performances/livePerformanceRegistration';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import type { ProposedLivePerformance } from '@omur/contract/performances/rules/livePerformance';
import {
  livePerformanceViolations,
  type LivePerformanceField,
  type LivePerformanceResult,
} from '@omur/contract/performances/rules/livePerformanceResult';
import type { ForeignLine, KnownLine } from '@omur/contract/performances/rules/setList';
import type { FieldRefusal } from '../../platform/refusal.ts';

/** L9.1: what a line says without a quantity. */
const defaultQuantity = 1;

/** A line of either list of the payload, with its place there. */
export type SentLine =
  | { at: string; position: number | undefined; known: NewPerformance; foreign?: never }
  | { at: string; position: number | undefined; foreign: NewForeignPerformance; known?: never };

type SetList = Pick<NewLivePerformance, 'performances' | 'foreignPerformances'>;

/** The set list of a payload in its order; undefined when its lines follow in calls of their own. */
export function sentLinesOf({ performances, foreignPerformances }: SetList): SentLine[] | undefined {
  if (!performances && !foreignPerformances) return undefined;
  const lines: SentLine[] = [
    ...(performances ?? []).map((known, i) => ({
      at: `FLUTNINGAR.${i}`,
      position: known.position ?? undefined,
      known,
    })),
    ...(foreignPerformances ?? []).map((foreign, i) => ({
      at: `ERLENDIR_FLUTNINGAR.${i}`,
      position: foreign.position ?? undefined,
      foreign,
    })),
  ];
  // Sorting keeps the order of those that say nothing of their place.
  return lines.toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0);
}

/** A known work is as long as it says, unless the line says otherwise. */
export function proposedKnown(line: NewPerformance, durationSeconds: number | null | undefined): KnownLine {
  return {
    kind: 'known',
    workId: line.workId,
    duration: line.duration ?? (durationSeconds ? formatDuration(durationSeconds) : ''),
    quantity: line.quantity ?? defaultQuantity,
  };
}

export function proposedForeign(line: NewForeignPerformance): ForeignLine {
  return {
    kind: 'foreign',
    title: line.title,
    authors: line.artists ?? '',
    duration: line.duration ?? '',
    quantity: line.quantity ?? defaultQuantity,
    iswc: line.iswc ?? undefined,
  };
}

export function proposedAtHome(body: NewLivePerformance, isStream: boolean): ProposedLivePerformance {
  return {
    kind: isStream ? 'streaming' : 'domestic',
    performers: body.performers ?? '',
    venueId: body.venueId ?? undefined,
    performedOn: body.performedOn ?? '',
    address: body.address ?? undefined,
    ...commonTexts(body),
  };
}

export function proposedAbroad(body: NewForeignLivePerformance): ProposedLivePerformance {
  return {
    kind: 'foreign',
    performers: body.performers ?? '',
    name: body.concertTitle ?? undefined,
    countryId: body.countryId ?? undefined,
    city: body.city ?? undefined,
    address: body.address ?? undefined,
    postalCode: body.postalCode ?? undefined,
    venue: body.venue ?? undefined,
    festival: body.festival ?? undefined,
    stage: body.stage ?? undefined,
    performedOn: body.performedOn ?? '',
    ...commonTexts(body),
  };
}

function commonTexts(body: NewLivePerformance | NewForeignLivePerformance) {
  return {
    promoter: body.promoterName ?? undefined,
    promoterEmail: body.promoterEmail ?? undefined,
    promoterPhone: body.promoterPhone ?? undefined,
    otherInfo: body.otherInfo ?? undefined,
  };
}

const fieldNames: Record<LivePerformanceField, string> = {
  performers: live.performersAtHome.wire,
  name: live.concertTitle.wire,
  venueId: places.venueId.wire,
  festivalYearId: places.festivalYearId.wire,
  countryId: places.countryId.wire,
  city: live.city.wire,
  address: places.address.wire,
  postalCode: postalCode.wire,
  venue: live.venue.wire,
  festival: live.festival.wire,
  stage: live.stage.wire,
  performedOn: live.performedOn.wire,
  promoter: places.promoterName.wire,
  promoterEmail: places.promoterEmail.wire,
  promoterPhone: places.promoterPhone.wire,
  otherInfo: live.otherInfo.wire,
  setList: 'FLUTNINGAR',
  title: works.title.wire,
  authors: works.artists.wire,
  duration: works.durationSeconds.wire,
  quantity: live.quantity.wire,
  iswc: works.iswc.wire,
};
/** What a payload calls otherwise abroad. */
const fieldNamesAbroad = {
  ...fieldNames,
  performers: live.performers.wire,
  performedOn: live.startsOn.wire,
};

/** What keeps a live performance from being registered, each at the field of the payload that it is about. */
export function refusalsOf(
  results: readonly LivePerformanceResult[],
  lines: readonly Pick<SentLine, 'at'>[],
  isAbroad: boolean,
): FieldRefusal[] {
  const names = isAbroad ? fieldNamesAbroad : fieldNames;
  return livePerformanceViolations(results).map(({ rule, at, line, values }) => {
    const place = line === undefined ? undefined : lines[line]?.at;
    return { field: place ? `${place}.${names[at]}` : names[at], code: rule, values };
  });
}
