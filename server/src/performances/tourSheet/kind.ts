import {
  NewForeignLivePerformance,
  NewLivePerformance,
} from '@omur/contract/performances/livePerformanceRegistration';
import { checkLivePerformance } from '@omur/contract/performances/rules/livePerformance';
import { tourForm } from '@omur/contract/performances/rules/tourForm';
import { fold } from '@omur/contract/platform/rules/folding';
import { isDay, societyToday } from '@omur/contract/platform/rules/performanceDays';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { isStaffRole } from '@omur/contract/platform/values';
import { decoded } from '../../platform/bulk/decoded.ts';
import {
  type Alike,
  type Checked,
  type Fault,
  faultAt,
  faultsAt,
  firstAtEachCell,
  type SheetKind,
} from '../../platform/bulk/kind.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { FieldRefusal } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { linesOf, type PlayedWork } from '../livePerformances/lines.ts';
import { placeOf } from '../livePerformances/place.ts';
import { proposedAbroad, proposedAtHome, refusalsOf, sentLinesOf } from '../livePerformances/proposed.ts';
import { registerAbroad, registerAtHome } from '../livePerformances/register.ts';
import { cellOfField, payloadOf } from './body.ts';
import { headings } from './headings.ts';
import { meantWorks } from './meant.ts';
import { type NamedPlace, placesOf } from './place.ts';
import { findAlike, findPlayed } from './queries.ts';

/** A concert with what its cells were taken to name. */
interface Concert {
  lines: readonly SheetLine[];
  place: NamedPlace;
  /** Of each line the work that it means. */
  workIds: readonly (number | undefined)[];
}

type Played = PlayedWork & { title: string };
type Works = ReadonlyMap<number, Played>;
type Rules = (
  concert: Concert,
) => Promise<{ faults: Fault[]; send: Checked['send']; cellOf: Checked['cellOf'] }>;

/** O193: concerts of a tour, each by the rules of one: place, day, promoter, set list (L5.1). */
async function checkTour(
  db: Queryable,
  actor: Actor,
  entries: readonly (readonly SheetLine[])[],
): Promise<Checked[]> {
  const places = await placesOf(
    db,
    entries.map(([first = {}]) => first),
  );
  const meant = await meantWorks(db, actor.personId, entries);
  const concerts = entries.map(
    (lines, i): Concert => ({ lines, place: places[i] ?? nowhere, workIds: meant[i] ?? [] }),
  );
  const workIds = [...new Set(meant.flat().flatMap((workId) => workId ?? []))];
  const works = new Map((await findPlayed.rows<Played>(db, { workIds })).map((work) => [work.workId, work]));
  const alike = await alikeTo(db, actor.personId, concerts);
  const rules = rulesOf(db, works);
  const checked: Checked[] = [];
  for (const [i, concert] of concerts.entries())
    checked.push({
      ...(await rules(concert)),
      knownNames: concert.workIds.map((workId) => nameOf(works, workId)),
      alike: alike.get(i) ?? [],
    });
  return checked;
}

const nowhere: NamedPlace = {
  isAbroad: false,
  venueId: null,
  festivalId: null,
  festivalYearId: null,
  countryId: null,
  faults: [],
};

function nameOf(works: Works, workId: number | undefined): string | null {
  const work = workId === undefined ? undefined : works.get(workId);
  return work ? `${work.workId} ${work.title}` : null;
}

/** The rules of one concert. Tours come back to few places, each of which is looked at once. */
function rulesOf(db: Queryable, works: Works): Rules {
  const seen = new Map<string, ReturnType<typeof placeOf>>();
  const placed = (body: NewLivePerformance) => {
    const key = `${body.venueId} ${body.festivalId} ${body.festivalYearId}`;
    const place = seen.get(key) ?? placeOf(db, body);
    seen.set(key, place);
    return place;
  };
  return async (concert) => {
    const { lines, place, workIds } = concert;
    const { sent, lineOf } = payloadOf(lines, place, workIds);
    const cellOf: Checked['cellOf'] = (field) => cellOfField(field, lineOf);
    const named = place.faults.map(({ column, code, values }) =>
      faultAt({ lineNumber: 0, sheetColumn: column }, code, values),
    );
    const typed = lines.flatMap((line, at) => titleFaults(line, at, works, workIds[at]));
    const { refusals, send } = place.isAbroad
      ? rulesAbroad(sent, works)
      : await rulesAtHome(sent, works, placed);
    return { faults: firstAtEachCell([...named, ...typed, ...faultsAt(refusals, cellOf)]), send, cellOf };
  };
}

interface Ruled {
  refusals: readonly FieldRefusal[];
  send: Checked['send'];
}

const never: Checked['send'] = () => Promise.reject(new Error('a payload of the wrong form was sent'));

async function rulesAtHome(
  sent: Readonly<Record<string, unknown>>,
  works: Works,
  placed: (body: NewLivePerformance) => ReturnType<typeof placeOf>,
): Promise<Ruled> {
  const { body, refusals } = decoded(NewLivePerformance, sent);
  if (!body) return { refusals, send: never };
  const { isStream, fields } = await placed(body);
  return {
    refusals: [...brokenIn(proposedAtHome(body, isStream), body, works), ...fields],
    send: ({ db, actor, isOther }) =>
      registerAtHome({ db, actor, body: { ...body, isRegisteredAnyway: isOther } }),
  };
}

function rulesAbroad(sent: Readonly<Record<string, unknown>>, works: Works): Ruled {
  const { body, refusals } = decoded(NewForeignLivePerformance, sent);
  if (!body) return { refusals, send: never };
  return {
    refusals: brokenIn(proposedAbroad(body), body, works),
    send: async ({ db, actor, isOther }) => {
      const made = await registerAbroad({ db, actor, body: { ...body, isRegisteredAnyway: isOther } });
      return { livePerformanceId: made.foreignLivePerformanceId };
    },
  };
}

/** What the rules of the form and of the works say. */
function brokenIn(
  proposed: Parameters<typeof checkLivePerformance>[0],
  body: Parameters<typeof sentLinesOf>[0],
  works: Works,
): FieldRefusal[] {
  const sent = sentLinesOf(body) ?? [];
  const lines = linesOf(sent, works);
  const results = checkLivePerformance(proposed, lines.proposed, societyToday());
  return [...refusalsOf(results, sent, proposed.kind === 'foreign'), ...lines.fields];
}

/** A number and a title on one line are of one work. */
function titleFaults(line: SheetLine, lineNumber: number, works: Works, workId: number | undefined): Fault[] {
  const work = line['work'] && workId !== undefined ? works.get(workId) : undefined;
  const title = fold(line['title'] ?? '');
  if (!work || title === '' || title === fold(work.title)) return [];
  return [faultAt({ lineNumber, sheetColumn: 'work' }, 'code.workOfOtherTitle', { title: work.title })];
}

type Found = Alike & { at: number } & Record<string, unknown>;

/** P4: what the person registered before of the same performers, place and day. */
async function alikeTo(db: Queryable, personId: number, concerts: readonly Concert[]) {
  const entries = concerts.flatMap(({ lines: [first = {}], place }, at) => {
    const { sent } = payloadOf([first], place, []);
    const day = String(sent['DAGSETNING_POTTS'] ?? sent['DAGSETNING']);
    const { performers = '', venue = '', address = '' } = first;
    const { venueId: venue_id, countryId: country_id } = place;
    return isDay(day) ? [{ at, day, performers, venue_id, country_id, venue, address }] : [];
  });
  const rows = await findAlike.rows<Found>(db, { personId, entries: JSON.stringify(entries) });
  return Map.groupBy(rows, ({ at }) => at);
}

export const toursKind: SheetKind = {
  form: tourForm,
  headings,
  // L7.18: it is a person’s.
  mayUse: ({ role, personId }) => personId !== 0 && (isStaffRole(role) || role === 'member'),
  check: checkTour,
};
