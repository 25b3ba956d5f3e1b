import type pg from 'pg';
import { sql } from '../../../server/src/platform/database/statement.ts';
import { performancesAtHome } from '../../../server/src/performances/livePerformances/listsQueries.ts';
import {
  findLivePerformance,
  performancesOf,
} from '../../../server/src/performances/livePerformances/queries.ts';
import * as write from '../../../server/src/performances/livePerformances/writeQueries.ts';
import { rememberPromoter } from '../../../server/src/performances/venues/promoters.ts';

const personId = 1001;
const reach = { personId, isStaff: false };
const nameActor = sql`select set_config('omur.user_id', ${'userId'}, true),
  set_config('omur.acting_for_user_id', '', true), set_config('omur.request_id', ${'requestId'}, true)`;

/** The statements that the portal reads by, and nothing else. */
export async function firstPerformances(pool: pg.Pool, ofPerson: number) {
  const page = performancesAtHome.all.pages.get('-performedOn');
  return page && (await pool.query(page.first.with({ personId: ofPerson, limit: 50 }))).rows[0];
}

export async function showPerformance(pool: pg.Pool, livePerformanceId: number) {
  return (await pool.query(findLivePerformance.with({ livePerformanceId, ...reach, language: 'is' })))
    .rows[0];
}

export async function setList(pool: pg.Pool, livePerformanceId: number) {
  const page = performancesOf.pages.get(performancesOf.defaultSort);
  const values = { livePerformanceId, ...reach, isAbroad: false, limit: 100 };
  return page && (await pool.query(page.first.with(values))).rows[0];
}

/** The statements of a registration, one after another, and nothing else: what is asked for is believed. */
export async function addPerformance(pool: pg.Pool, body: Record<string, unknown>) {
  const workIds = (body['FLUTNINGAR'] as { VERK_NR: number }[]).map(({ VERK_NR }) => VERK_NR);
  const performers = String(body['FLYTJANDI']);
  const performedOn = String(body['DAGSETNING_POTTS']);
  const [venueId, hallId] = [Number(body['FLUTNINGSSTADUR_NR']), Number(body['SALUR_NR'])];
  const nowhere = { countryId: null, venue: null, address: null };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(nameActor.with({ userId: '3', requestId: 'bare' }));
    await client.query(write.findPlace.with({ venueId, hallId, festivalYearId: null }));
    await client.query(write.lockWorks.with({ workIds }));
    await client.query(write.lockRegistrant.with({ personId }));
    await client.query(write.findAlike.with({ personId, performers, performedOn, venueId, ...nowhere }));
    const promoterId = await rememberPromoter(client, personId, {
      name: String(body['TONLEIKAHALDARI']),
      email: '',
      phone: '',
    });
    const inserted = await client.query<{ live_performance_id: number }>(
      write.insertLivePerformance.with({
        ...nowhere,
        personId,
        typeId: 1,
        performers,
        concertTitle: null,
        performedOn,
        venueId,
        hallId,
        festivalYearId: null,
        city: null,
        postalCode: null,
        festival: null,
        stage: null,
        isMainAct: null,
        promoterId,
        otherInfo: null,
        origin: 'Skráð á vef',
        registeredBy: 3,
      }),
    );
    const livePerformanceId = inserted.rows[0]?.live_performance_id ?? 0;
    await client.query(
      write.insertPerformances.with({
        livePerformanceId,
        positions: workIds.map((_, i) => i + 1),
        workIds,
        quantities: workIds.map(() => 1),
        durations: workIds.map(() => 210),
        firstDays: workIds.map(() => null),
      }),
    );
    await client.query('commit');
    return { pottuR_NR: livePerformanceId };
  } finally {
    client.release();
  }
}
