import type * as calls from '@omur/contract/performances/venuesDesk';
import { festivalName, year } from '@omur/contract/platform/fields/places';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './deskQueries.ts';
import { givenName, refusing } from './refusing.ts';

const refuseBroken = refusing({
  festival_name_given: { code: 'place.nameMissing', field: festivalName },
  festival_known_once: { code: 'festival.known', field: festivalName },
  festival_year_known_once: { code: 'festival.yearKnown', field: year },
  festival_year_festival: { code: 'festival.notFound' },
});

export async function addFestival({ db, body }: CallOf<typeof calls.addFestival>) {
  const values = { name: givenName(festivalName, body.festivalName) };
  const row = await queries.insertFestival.row<{ festivalId: number }>(db, values).catch(refuseBroken);
  return oneOr404(db, queries.findFestival, { festivalId: row?.festivalId ?? 0 }, 'festival.notFound');
}

export async function changeFestival({ db, params, body }: CallOf<typeof calls.changeFestival>) {
  const { isClosed, version } = body;
  const values = { ...params, name: givenName(festivalName, body.festivalName), isClosed, version };
  const changed = await queries.updateFestival.run(db, values).catch(refuseBroken);
  const festival = await oneOr404(db, queries.findFestival, params, 'festival.notFound');
  return changed === 0 ? refuse('place.changedMeanwhile') : festival;
}

export async function addYear({ db, params, body }: CallOf<typeof calls.addFestivalYear>) {
  const row = await queries.insertYear
    .row<{ festivalYearId: number }>(db, { ...params, ...body })
    .catch(refuseBroken);
  const festivalYearId = row?.festivalYearId ?? 0;
  return oneOr404(db, queries.findYear, { ...params, festivalYearId }, 'festival.yearNotFound');
}

export async function changeYear({ db, params, body }: CallOf<typeof calls.changeFestivalYear>) {
  const changed = await queries.updateYear.run(db, { ...params, ...body }).catch(refuseBroken);
  const known = await oneOr404(db, queries.findYear, params, 'festival.yearNotFound');
  return changed === 0 ? refuse('place.changedMeanwhile') : known;
}
