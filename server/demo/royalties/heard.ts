import { authorOf } from '../authors.ts';
import { Random } from '../random.ts';
import type { DemoWork } from '../works.ts';
import type { Past } from './past.ts';

/** A tune as a station or a service names it. */
export interface Tune {
  title: string;
  performers: string;
  writers: string;
  workId?: number;
  iswc?: string | undefined;
  isrc?: string | undefined;
  seconds: number;
}

/** Titles and performers that nobody knows. */
const unknownTunes = [
  ['Miðnæturkaffi', 'Gluggagægjar'],
  ['Þoka', 'Skýjabakki'],
  ['Lag án titils', 'Óþekktur flytjandi'],
  ['Haustlauf', 'Regnboginn'],
] as const;

type Unknown = readonly [title: string, performers: string];

/** Members who do not log in. */
const circle = Array.from({ length: 12 }, (_, i) => 10_101 + i);
/** How often, of a hundred plays, the works of each are heard; all others are heard the rest of the time. */
const favourites = [
  [[authorOf.thordis, authorOf.ida], 1.4],
  [[authorOf.jokull], 3],
  [[authorOf.father], 2],
  [[authorOf.solrun], 2],
  [[authorOf.amelie], 2],
  [[authorOf.sister], 1],
  [circle, 26],
] as const;
/** Multiples of it, without their whole parts, lie evenly between 0 and 1 however many there are. */
const golden = (Math.sqrt(5) - 1) / 2;
const recordings = ['(Live)', '- Radio Edit', '(2011 Remaster)'];

/** Chooses what is heard in a year: green works that were registered before, some much oftener than others, and some that nobody knows. */
export class Heard {
  readonly #random: Random;
  readonly #circles: { works: DemoWork[]; upTo: number; heard: number }[];
  readonly #writersOf: (work: DemoWork) => string;
  readonly #unknown: readonly Unknown[];
  #count = 0;
  #chosen = 0;

  constructor({ works, nameOf }: Past, year: number, seed: number) {
    this.#random = new Random(seed);
    const known = works.filter((work) => isGreen(work) && work.registeredAt.getUTCFullYear() < year);
    const by = (ids: readonly number[]) => (work: DemoWork) =>
      work.authors.some(({ authorId }) => ids.includes(authorId));
    let upTo = 0;
    this.#circles = favourites.map(([authorIds, percent]) => ({
      works: known.filter(by(authorIds)),
      upTo: (upTo += percent / 100),
      heard: 0,
    }));
    const named = favourites.flatMap(([authorIds]) => [...authorIds]);
    const rest = known.filter((work) => work.isrcs.length > 0 && !by(named)(work));
    // The catalogue is in the order of registration: what is popular lies all over it.
    this.#circles.push({ works: this.#random.pickSome(rest, 600), upTo: 1, heard: 0 });
    this.#writersOf = ({ authors }) => authors.map(({ authorId }) => nameOf(authorId)).join(', ');
    this.#unknown = [
      ...unknownTunes,
      ...namesakes(works).map(({ title, performers }) => [title, performers] as const),
    ];
  }

  get random(): Random {
    return this.#random;
  }

  /** Each that nobody knows once, then one among a hundred, and two in words that are not quite the work's. */
  next(): Tune {
    this.#count += 1;
    const owed = this.#count % 15 === 0 ? this.#unknown[this.#count / 15 - 1] : undefined;
    if (owed) return this.#nobodys(owed);
    const chance = this.#random.next();
    if (chance < 0.01) return this.#nobodys(this.#random.pick(this.#unknown));
    const tune = this.work();
    if (chance > 0.03) return tune;
    const { title, performers, writers, seconds } = tune;
    return { title: `${title} ${this.#random.pick(recordings)}`, performers, writers, seconds };
  }

  /** Whose works are heard lies evenly, and so does which of them: a log has few lines of anybody's, and their years are to be alike. */
  work(): Tune {
    this.#chosen += 1;
    const chance = (this.#chosen * golden) % 1;
    const circle = this.#circles.find(({ works, upTo }) => chance < upTo && works.length > 0);
    if (!circle) throw new Error('Nothing was registered that is heard.');
    circle.heard += 1;
    const work = circle.works[
      Math.floor(circle.works.length * ((circle.heard * golden) % 1) ** 3)
    ] as DemoWork;
    return {
      title: work.title,
      performers: work.performers ?? '',
      writers: this.#writersOf(work),
      workId: work.workId,
      iswc: work.iswcs[0],
      isrc: work.isrcs[0]?.isrc,
      seconds: Math.max(30, work.durationSeconds - this.#random.whole(0, 25)),
    };
  }

  #nobodys([title, performers]: Unknown): Tune {
    return { title, performers, writers: '', seconds: this.#random.whole(120, 320) };
  }
}

const isGreen = ({ lights }: DemoWork) => lights.at(-1)?.after === 0;

/** Two have titles of works of Þórdís's, by performers that nobody would know her by. */
export function namesakes(
  works: readonly DemoWork[],
): { workId: number; title: string; performers: string }[] {
  const own = works.filter(
    (work) => isGreen(work) && work.authors.some(({ authorId }) => authorId === authorOf.thordis),
  );
  return ['Þ. Æ. & hljómsveit', 'Kaffihúsasveitin'].flatMap((performers, i) => {
    const work = own[i];
    return work ? [{ workId: work.workId, title: work.title.toLocaleUpperCase('is'), performers }] : [];
  });
}

/** A day of a year, and a time of it. */
export function someDay(random: Random, year: number): string {
  return `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}
export const someTime = (random: Random) => `${two(random.whole(0, 23))}:${two(random.whole(0, 59))}`;
const two = (number: number) => String(number).padStart(2, '0');
