import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import type pg from 'pg';
import {
  type DemoPerformance,
  halls,
  type Performer,
  performersOf,
  registeredDays,
  writeAllPerformances,
} from './performances.ts';
import { Random } from './random.ts';
import { setListOf } from './setLists.ts';
import { dayOf, daysAfter, daysBefore } from './time.ts';
import type { DemoWork } from './works.ts';
import { lastDistributedYear } from './years.ts';

/** Below those that members have registered themselves. */
const firstNumber = 4001;
const years = 6;

/** Concerts of earlier years, as the society's older records have them: what was distributed for those years was paid for them. */
export async function writeOlderPerformances(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  const random = new Random(9);
  const until = dayOf(daysBefore(now, registeredDays + 1));
  const last = lastDistributedYear(now);
  const all = Array.from({ length: years }, (_, i) => last - years + 1 + i).flatMap((year) =>
    performersOf(works)
      .flatMap((performer) => concertsOf(random, performer, year))
      .filter(({ performedOn }) => performedOn < until),
  );
  await writeAllPerformances(
    client,
    all.map((one, i) => ({ ...one, livePerformanceId: firstNumber + i })),
  );
}

/** About as many a year as since, of what the performer had registered by then. */
function concertsOf(random: Random, performer: Performer, year: number): DemoPerformance[] {
  const { personId, performers, works, atHome, abroad } = performer;
  return Array.from({ length: Math.ceil((atHome + abroad) / 2.5) }, () => {
    const day = new Date(Date.UTC(year, random.whole(0, 11), random.whole(1, 28)));
    const [venueId, hallId] = random.pick(halls);
    const known = works.filter(({ registeredAt }) => registeredAt < day);
    return {
      livePerformanceId: 0,
      personId,
      typeId: types.concert,
      performers: random.pick(performers),
      concertTitle: null,
      performedOn: dayOf(day),
      venueId,
      hallId,
      festivalYearId: null,
      abroad: null,
      address: null,
      promoterId: null,
      otherInfo: null,
      origin: 'Flutt úr eldri skrám',
      registeredBy: null,
      registeredAt: daysAfter(day, random.whole(1, 5)),
      lines: setListOf(random, known),
    };
  }).filter(({ lines }) => lines.length > 0);
}
