import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import type pg from 'pg';
import { names } from './catalogue.ts';
import { writeAllPerformances, type DemoPerformance } from './performances.ts';
import { Random } from './random.ts';
import { foreignLine } from './setLists.ts';
import { daysAfter, dayOf, momentWithin } from './time.ts';

const firstNumber = 100_001;
const atOnce = 5000;
/** Anyone who has one performance in twenty: with 100,000 of them, 5,000. */
const prolificId = 1001;
/** The length of the set list that one in ten of theirs has, for measuring. */
export const longSetList = 60;

interface Society {
  performances: number;
  firstPersonId: number;
  persons: number;
  firstWorkId: number;
  works: number;
}

/** Performances by the thousand, of works of the large demo. */
export async function writeManyPerformances(client: pg.Client, society: Society, now: Date): Promise<void> {
  if (society.works === 0) return;
  for (let at = 0; at < society.performances; at += atOnce) {
    const count = Math.min(atOnce, society.performances - at);
    await writeAllPerformances(
      client,
      Array.from({ length: count }, (_, i) => inventPerformance(at + i, society, now)),
    );
  }
  await client.query('analyze performance, foreign_performance, live_performance');
  await client.query(
    'select refresh_live_performances(array(select live_performance_id from live_performance order by 1))',
  );
}

/** Made from its own number, whatever came before. */
function inventPerformance(i: number, society: Society, now: Date): DemoPerformance {
  const random = new Random(2_000_003 + i);
  const isProlific = i % 20 === 0;
  const isAbroad = random.chance(0.08);
  const performedAt = momentWithin(random, '2012-01-01', '2026-09-30', now);
  const length = isProlific && i % 200 === 0 ? longSetList : random.whole(5, 20);
  return {
    livePerformanceId: firstNumber + i,
    personId: isProlific ? prolificId : society.firstPersonId + random.whole(0, society.persons - 1),
    typeId: isAbroad ? types.foreign : types.concert,
    performers: random.pick(names.bands),
    concertTitle: null,
    performedOn: dayOf(performedAt),
    venueId: isAbroad ? null : random.whole(1, 94),
    hallId: null,
    festivalYearId: null,
    abroad: isAbroad ? { countryId: 752, city: 'Göteborg', venue: 'Pustervik', isMainAct: false } : null,
    address: null,
    promoterId: null,
    otherInfo: null,
    origin: 'Flutt úr eldri skrám',
    registeredBy: null,
    registeredAt: daysAfter(performedAt, 3),
    lines: Array.from({ length }, () =>
      random.chance(0.04)
        ? foreignLine(random)
        : {
            workId: society.firstWorkId + random.whole(0, society.works - 1),
            title: '',
            artists: '',
            quantity: 1,
            durationSeconds: random.whole(120, 420),
          },
    ),
  };
}
