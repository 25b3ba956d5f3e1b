import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { authorOf } from './authors.ts';
import { compose, type Registration, type Split } from './compose.ts';
import { demoUsers, userOf } from './people.ts';
import { Random } from './random.ts';
import { daysBefore, momentWithin } from './time.ts';
import type { DemoWork } from './works.ts';

const { thordis, ida, jokull, solrun, amelie, father, sister, vebjorn } = authorOf;
const [composer, lyricist, arranger, both] = [33, 34, 35, 36] as const;
const circle = Array.from({ length: 12 }, (_, i) => 10_101 + i);
const abroad = Array.from({ length: 6 }, (_, i) => 10_150 + i);

function registrantOf(userId: number, authorIds: readonly number[]) {
  const kennitala = demoUsers.find((user) => user.userId === userId)?.kennitala ?? '';
  return { userId, kennitala, authorIds };
}

const byThordis = registrantOf(userOf.thordis, [thordis, ida]);
const byJokull = registrantOf(userOf.jokull, [jokull]);
const bySolrun = registrantOf(userOf.solrun, [solrun]);
const byAmelie = registrantOf(userOf.amelie, [amelie]);

/** The ways in which an author and others share works, none of which breaks a rule of registration. */
function splitOf(random: Random, authorId: number, others: readonly number[]): Split {
  const [second, third] = random.pickSome(others, 2) as [number, number];
  return random.pick<Split>([
    [[authorId, both, 10_000]],
    [[authorId, both, 10_000]],
    [
      [authorId, composer, 5000],
      [second, lyricist, 5000],
    ],
    [
      [authorId, both, 5000],
      [second, both, 5000],
    ],
    [
      [authorId, both, 3334],
      [second, composer, 3333],
      [third, lyricist, 3333],
    ],
    [
      [authorId, both, 8500],
      [second, arranger, 1500],
    ],
  ]);
}

function songWith(words: number): Split {
  return [
    [thordis, composer, 5000],
    [words, lyricist, 5000],
  ];
}

/** Þórdís: 120 works under her name, her pseudonym and her father's name, of every light. */
function ofThordis(now: Date): DemoWork[] {
  const random = new Random(1);
  const make = (registration: Registration) => compose(random, registration);
  const settled = (count: number, split: () => Split, first = '2008-01-07', last = '2026-09-30') =>
    Array.from({ length: count }, () =>
      make({
        split: split(),
        registeredAt: momentWithin(random, first, last, now),
        registrant: byThordis,
        stage: 'settled',
      }),
    );
  const inherited = Array.from({ length: 24 }, () => {
    const split = splitOf(random, father, circle);
    return make({
      split,
      registeredAt: momentWithin(random, '1986-01-06', '2006-12-20', now),
      registrant: null,
      stage: 'settled',
    });
  });
  const awaited = (stage: Registration['stage'], days: readonly number[], split: Split, remark?: string) =>
    days.map((day) =>
      make({
        split,
        registeredAt: daysBefore(now, day),
        registrant: byThordis,
        stage,
        ...(remark !== undefined && { remark }),
      }),
    );
  return [
    ...settled(42, () =>
      splitOf(random, thordis, [jokull, sister, ...circle.slice(0, 5), ...abroad.slice(0, 2)]),
    ),
    ...settled(18, () => songWith(jokull), '2010-03-01'),
    ...settled(14, () => splitOf(random, ida, [jokull, solrun, ...circle.slice(5)]), '2013-10-01'),
    ...settled(
      1,
      () => [
        [thordis, composer, 5000],
        [aiAuthorId, lyricist, 5000],
      ],
      '2025-02-01',
    ),
    ...settled(
      1,
      () => [
        [publicDomainAuthorId, both, 7500],
        [thordis, arranger, 2500],
      ],
      '2017-01-09',
    ),
    ...inherited,
    ...awaited('waitingForAuthors', [2.4, 3.1, 3.7, 4.2, 5.3, 5.9, 6.4], songWith(jokull)),
    ...awaited(
      'objected',
      [21.3],
      songWith(solrun),
      'Skiptingin er ekki sú sem við ræddum: textinn er allur eftir mig og þú átt lagið. Hafðu samband.',
    ),
    ...awaited('waitingForStaff', [0.2, 0.9, 1.3, 2.1, 2.8, 4.6], [[thordis, both, 10_000]]),
    ...awaited('waitingForStaff', [0.4, 1.2, 3.4, 5.2], songWith(jokull)),
    ...awaited('waitingForStaff', [1.8], [[ida, both, 10_000]]),
    ...awaited(
      'refused',
      [34.5],
      [[thordis, both, 10_000]],
      'Verkið er þegar skráð undir öðru heiti. Skráðu heitið heldur sem annað heiti á því verki.',
    ),
  ];
}

function ofOthers(now: Date): DemoWork[] {
  const random = new Random(2);
  const settled = (
    registrant: Registration['registrant'],
    count: number,
    split: () => Split,
    first: string,
  ) =>
    Array.from({ length: count }, () =>
      compose(random, {
        split: split(),
        registeredAt: momentWithin(random, first, '2026-09-30', now),
        registrant,
        stage: 'settled',
      }),
    );
  const waiting = (registrant: Registration['registrant'], days: number, split: Split) =>
    compose(random, { split, registeredAt: daysBefore(now, days), registrant, stage: 'waitingForStaff' });
  return [
    ...settled(
      byJokull,
      16,
      () => [
        [jokull, lyricist, 4000],
        [random.pick(circle), composer, 6000],
      ],
      '2009-06-01',
    ),
    ...settled(bySolrun, 5, () => splitOf(random, solrun, circle.slice(8)), '2022-02-01'),
    waiting(bySolrun, 2.6, [[solrun, both, 10_000]]),
    ...settled(byAmelie, 3, () => splitOf(random, amelie, abroad), '2019-11-01'),
    waiting(byAmelie, 1.1, [[amelie, both, 10_000]]),
    ...circle.flatMap((one) =>
      settled(
        null,
        8,
        () => splitOf(random, one, [...circle.filter((other) => other !== one), ...abroad]),
        '1995-01-09',
      ),
    ),
  ];
}

/** Music for broadcasts, by the thousand: what makes a publisher's list long. */
function ofVebjorn(now: Date): DemoWork[] {
  const random = new Random(3);
  return Array.from({ length: 3000 }, () =>
    compose(random, {
      split: random.chance(0.9)
        ? [[vebjorn, composer, 10_000]]
        : [
            [vebjorn, composer, 6000],
            [random.pick(circle), composer, 4000],
          ],
      registeredAt: momentWithin(random, '2012-01-02', '2026-09-30', now),
      registrant: null,
      stage: 'settled',
    }),
  );
}

export function inventWorks(now: Date): DemoWork[] {
  return [...ofThordis(now), ...ofOthers(now), ...ofVebjorn(now)];
}
