import type pg from 'pg';
import { copyInto, type Cell } from '../src/platform/database/copy.ts';
import { authorOf } from './authors.ts';
import { userOf } from './people.ts';
import type { Random } from './random.ts';
import { daysAfter } from './time.ts';
import type { DemoWork } from './works.ts';

const unknown = [
  ['Miðnæturkaffi', 'Gluggagægjar'],
  ['Þoka', 'Skýjabakki'],
  ['Lag án titils', 'Óþekktur flytjandi'],
  ['Haustlauf', 'Regnboginn'],
] as const;

interface Used {
  distributionId: number;
  year: number;
  pot: number;
  subtype: number;
  isFinished: boolean;
}

const iceland = 352;
/** Þórdís and Jökull. */
const persons = { thordis: 1001, jokull: 1002 };

/** A little of what was used nobody knows; the latest of it has titles of works that Þórdís has registered. */
export async function writeUnmatched(
  client: pg.Client,
  all: readonly Used[],
  works: readonly DemoWork[],
  random: Random,
): Promise<void> {
  const latest = all.findLast(({ isFinished }) => isFinished)?.distributionId;
  const own = works
    .filter(({ authors }) => authors.some(({ authorId }) => authorId === authorOf.thordis))
    .slice(0, 2)
    .map(({ title }, i) => [title.toLocaleUpperCase('is'), i === 0 ? 'Þ. Æ. & hljómsveit' : null] as const);
  const rows = all.flatMap(({ distributionId, year, pot, subtype }): Cell[][] => {
    const some = random.pickSome(unknown, random.whole(1, 3));
    return [...(distributionId === latest ? [...unknown, ...own] : some)].map(([title, performers], i) => [
      distributionId,
      900_001 + i,
      'none',
      title,
      performers,
      pot,
      subtype,
      `${year}-05-${10 + i}`,
      random.whole(1, 40),
      iceland,
      (random.whole(20_000, 900_000) / 100).toFixed(2),
    ]);
  });
  await copyInto(
    client,
    'unmatched_usage',
    'distribution_id, statement_line_id, finding, title, performers, pot_id, subtype_id, used_on, use_count, country_id, amount',
    rows,
  );
}

/** One claim waits for staff, another has been refused. */
export async function writeUsageClaims(
  client: pg.Client,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ unmatched_usage_id: number; title: string }>(
    `select max(unmatched_usage_id) as unmatched_usage_id, title from unmatched_usage u join distribution d using (distribution_id)
     where d.state = 'finished' group by title`,
  );
  const usageOf = (title: string) => rows.find((row) => row.title === title)?.unmatched_usage_id ?? null;
  const workOf = (author: number) =>
    works.find(({ authors }) => authors.some(({ authorId }) => authorId === author))?.workId ?? null;
  await copyInto(
    client,
    'usage_claim',
    'unmatched_usage_id, work_id, person_id, note, claimed_at, state, remark, decided_at, decided_by',
    [
      [
        usageOf('Þoka'),
        workOf(authorOf.jokull),
        persons.jokull,
        'Skýjabakki lék lagið undir þessu nafni á tónleikaferð.',
        daysAfter(now, -6),
        'waiting',
        null,
        null,
        null,
      ],
      [
        usageOf('Haustlauf'),
        workOf(authorOf.thordis),
        persons.thordis,
        null,
        daysAfter(now, -40),
        'refused',
        'Regnboginn á annað lag með þessu heiti, og það var leikið.',
        daysAfter(now, -31),
        userOf.ragnar,
      ],
    ],
  );
}
