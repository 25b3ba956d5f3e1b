import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import type pg from 'pg';
import { authorOf } from './authors.ts';
import { copyInto } from '../src/platform/database/copy.ts';
import { demoUsers, userOf } from './people.ts';
import { Random } from './random.ts';
import { setListOf } from './setLists.ts';
import { dayOf, daysAfter, daysBefore } from './time.ts';
import type { DemoWork } from './works.ts';

export interface DemoPerformance {
  livePerformanceId: number;
  personId: number;
  typeId: number;
  performers: string;
  concertTitle: string | null;
  performedOn: string;
  venueId: number | null;
  hallId: number | null;
  festivalYearId: number | null;
  /** Where it was abroad. */
  abroad: { countryId: number; city: string; venue: string; isMainAct: boolean } | null;
  address: string | null;
  promoterId: number | null;
  otherInfo: string | null;
  origin: string;
  registeredBy: number | null;
  registeredAt: Date;
  lines: DemoLine[];
}

export interface DemoLine {
  /** Without one it is not in the system. */
  workId: number | null;
  title: string;
  artists: string;
  quantity: number;
  durationSeconds: number;
}

/** Writes performances with their set lists. Light, points and counts are left to refresh_live_performances(). */
export async function writeAllPerformances(
  client: pg.Client,
  performances: readonly DemoPerformance[],
): Promise<void> {
  await copyInto(
    client,
    'live_performance',
    `live_performance_id, person_id, performance_type_id, performers, concert_title, performed_on, venue_id, hall_id, festival_year_id,
     country_id, city, venue, is_main_act, address, promoter_id, other_info, origin, registered_by, registered_at`,
    performances.map((one) => [
      one.livePerformanceId,
      one.personId,
      one.typeId,
      one.performers,
      one.concertTitle,
      one.performedOn,
      one.venueId,
      one.hallId,
      one.festivalYearId,
      one.abroad?.countryId ?? null,
      one.abroad?.city ?? null,
      one.abroad?.venue ?? null,
      one.abroad?.isMainAct ?? null,
      one.address,
      one.promoterId,
      one.otherInfo,
      one.origin,
      one.registeredBy,
      one.registeredAt,
    ]),
  );
  const lines = performances.flatMap(({ livePerformanceId, registeredAt, lines: list }) =>
    list.map((line, i) => ({ ...line, livePerformanceId, registeredAt, position: i + 1 })),
  );
  await copyInto(
    client,
    'performance',
    'live_performance_id, position, work_id, quantity, duration_seconds, registered_at',
    lines
      .filter(({ workId }) => workId !== null)
      .map((line) => [
        line.livePerformanceId,
        line.position,
        line.workId,
        line.quantity,
        line.durationSeconds,
        line.registeredAt,
      ]),
  );
  await copyInto(
    client,
    'foreign_performance',
    'live_performance_id, position, title, artists, quantity, duration_seconds, registered_at',
    lines
      .filter(({ workId }) => workId === null)
      .map((line) => [
        line.livePerformanceId,
        line.position,
        line.title,
        line.artists,
        line.quantity,
        line.durationSeconds,
        line.registeredAt,
      ]),
  );
}

export interface Performer {
  userId: number;
  personId: number;
  performers: readonly string[];
  works: readonly DemoWork[];
  atHome: number;
  abroad: number;
}

const firstNumber = 5001;
/** How far back members have registered what they performed. */
export const registeredDays = 860;
const firstPromoter = 601;
const promoters = ['Hljómfall ehf.', 'Tónleikafélag Krossaness', 'Senan slf.'];
export const halls: readonly (readonly [venueId: number, hallId: number | null])[] = [
  [1, 2],
  [1, 4],
  [2, null],
  [3, null],
  [17, null],
  [18, null],
  [32, 22],
  [50, null],
  [83, null],
];
const platforms = [99, 100];
/** Concerts at festivals that took place: a year of a festival, a day in it and a venue. */
const festivals = [
  { festivalYearId: 7, performedOn: '2025-11-07', venueId: 76 },
  { festivalYearId: 16, performedOn: '2026-04-03', venueId: 27 },
  { festivalYearId: 8, performedOn: '2026-11-06', venueId: 76 },
];
const stages = [
  { countryId: 752, city: 'Göteborg', venue: 'Pustervik' },
  { countryId: 578, city: 'Bergen', venue: 'Hulen' },
  { countryId: 208, city: 'København', venue: 'Loppen' },
  { countryId: 276, city: 'Hamburg', venue: 'Knust' },
  { countryId: 250, city: 'Strasbourg', venue: 'La Laiterie' },
];

/** Who performs, and how often at home and abroad since members register it themselves. */
export function performersOf(works: readonly DemoWork[]): Performer[] {
  const of = (authorId: number) =>
    works.filter(({ authors }) => authors.some((one) => one.authorId === authorId));
  return [
    {
      userId: userOf.thordis,
      personId: 1001,
      performers: ['Þórdís Æsa og hljómsveit', 'Þórdís Æsa', 'Þórdís Æsa og Jökull'],
      works: of(authorOf.thordis),
      atHome: 24,
      abroad: 5,
    },
    {
      userId: userOf.jokull,
      personId: 1002,
      performers: ['Jökull Steinn'],
      works: of(authorOf.jokull),
      atHome: 6,
      abroad: 0,
    },
    {
      userId: userOf.solrun,
      personId: 1003,
      performers: ['Sólrún Harpa'],
      works: of(authorOf.solrun),
      atHome: 2,
      abroad: 0,
    },
    {
      userId: userOf.amelie,
      personId: 1007,
      performers: ['Amélie Ł.'],
      works: of(authorOf.amelie),
      atHome: 1,
      abroad: 3,
    },
  ];
}

/** What members of the demo performed at home and abroad, most of it their own. */
export async function writePerformances(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  const random = new Random(8);
  const performers = performersOf(works);
  await copyInto(
    client,
    'promoter',
    'promoter_id, person_id, name, email, phone',
    performers.flatMap(({ personId }, i) =>
      promoters.map((name, n) => [firstPromoter + i * promoters.length + n, personId, name, '', '000 0600']),
    ),
  );
  const all = performers.flatMap((performer, i) =>
    performancesOf(random, performer, firstPromoter + i * 3, now),
  );
  await writeAllPerformances(
    client,
    all.map((one, i) => ({ ...one, livePerformanceId: firstNumber + i })),
  );
}

function performancesOf(
  random: Random,
  performer: Performer,
  promoterId: number,
  now: Date,
): DemoPerformance[] {
  const { personId, userId, works, performers } = performer;
  const kennitala = demoUsers.find((user) => user.userId === userId)?.kennitala ?? '';
  const invent = (place: Partial<DemoPerformance>): DemoPerformance => {
    const performedOn = place.performedOn ?? dayOf(daysBefore(now, random.whole(6, registeredDays)));
    return {
      livePerformanceId: 0,
      personId,
      typeId: types.concert,
      performers: random.pick(performers),
      concertTitle: null,
      venueId: null,
      hallId: null,
      festivalYearId: null,
      abroad: null,
      address: null,
      promoterId: promoterId + random.whole(0, 2),
      otherInfo: null,
      origin: `Skráð á vef af ${kennitala}`,
      registeredBy: userId,
      registeredAt: new Date(
        Math.min(
          daysAfter(new Date(performedOn), random.whole(1, 5)).getTime(),
          daysBefore(now, 1).getTime(),
        ),
      ),
      lines: setListOf(random, works),
      ...place,
      performedOn,
    };
  };
  const atHome = Array.from({ length: performer.atHome }, (_, i) => {
    if (i % 8 === 3)
      return invent({ typeId: types.streaming, venueId: random.pick(platforms), promoterId: null });
    if (i % 8 === 5)
      return invent({ venueId: 714, address: 'Hlöðuvellir 2, Krossanes', otherInfo: 'Hlaðan í Krossanesi' });
    const [venueId, hallId] = random.pick(halls);
    return invent({ venueId, hallId });
  });
  const atFestivals = performer.atHome > 5 ? festivals : [];
  const today = dayOf(now);
  const abroad = Array.from({ length: performer.abroad }, (_, i) =>
    invent({
      typeId: types.foreign,
      abroad: { ...(stages[i % stages.length] ?? random.pick(stages)), isMainAct: i % 2 === 0 },
      concertTitle: i % 3 === 0 ? 'Nordisk natt' : null,
    }),
  );
  return [
    ...atHome,
    ...atFestivals
      .filter(({ performedOn }) => performedOn < today)
      .map((festival) => invent({ ...festival, typeId: types.festival })),
    ...abroad,
  ];
}
