import { fold } from '@omur/contract/platform/rules/folding';
import { Random } from './random.ts';

/** A work as it can be reported. */
export interface KnownWork {
  workId: number;
  title: string;
  performers: string | null;
  authors: string[];
  /** In the order of their names. */
  authorIds: number[];
}

/** Usage that is known to be of a work, or of none on file. */
export interface LabelledUsage {
  kind: string;
  title: string;
  performers: string;
  authorNames: string;
  workId: number | null;
  /** The number that was reported with it. */
  workNumber?: number;
}

const letters = 'aábdðeéfghiíjklmnoóprstuúvyýþæö';
const recordings = [
  '(Live í Hörpu)',
  '- Live',
  '(Remix)',
  '- Radio Edit',
  '(2011 Remaster)',
  '[Acoustic]',
  '- Tónleikaútgáfa',
];
const guests = ['Hrafnhildur Vestfjörð', 'MC Sólbakur', 'Kór Lágafellsins'];
const strangers = ['Bræðingur frá Útlöndum', 'The Unknown Five', 'Sólveig Huldudóttir', 'Nobody’s Orchestra'];

/** One letter dropped, doubled, changed or swapped with the next; never the first. */
function mistyped(random: Random, text: string): string {
  const at = random.whole(1, Math.max(1, text.length - 2));
  const [before, letter, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  const ways = [
    before + after,
    before + letter + letter + after,
    before + random.pick(Array.from(letters)) + after,
    before + after.slice(0, 1) + letter + after.slice(1),
  ];
  return random.pick(ways);
}

const cyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  y: 'ы',
  z: 'з',
};
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/ð/giu, 'd')
    .replace(/þ/giu, 'th')
    .replace(/æ/giu, 'ae')
    .replace(/ø/giu, 'o');
const inCyrillic = (text: string) =>
  Array.from(plain(text).toLowerCase(), (letter) => cyrillic[letter] ?? letter).join('');
const turned = (name: string) => name.replace(/^(.+) (\S+)$/u, '$2, $1');

type Way = (random: Random, work: KnownWork) => Omit<LabelledUsage, 'kind' | 'workId'>;

const byPerformer = ({ performers, authors }: KnownWork) =>
  performers ? { performers, authorNames: '' } : { performers: '', authorNames: authors.join(' / ') };
const byAuthor = (random: Random, { authors }: KnownWork) => ({
  performers: '',
  authorNames: random.pick(authors),
});

/** Ways in which a work is reported, each so that people know it again. */
const ways: Readonly<Record<string, Way>> = {
  asRegistered: (_, work) => ({ title: work.title, ...byPerformer(work) }),
  capitals: (random, work) => ({ title: work.title.toUpperCase(), ...byAuthor(random, work) }),
  withoutAccents: (_, work) => ({ title: plain(work.title), ...byPerformer(work) }),
  mistypedTitle: (random, work) => ({ title: mistyped(random, work.title), ...byPerformer(work) }),
  mistypedName: (random, work) => {
    const { performers, authorNames } = byAuthor(random, work);
    return { title: work.title, performers, authorNames: mistyped(random, authorNames) };
  },
  ofARecording: (random, work) => ({
    title: `${work.title} ${random.pick(recordings)}`,
    ...byPerformer(work),
  }),
  guestInTitle: (random, work) => ({
    title: `${work.title} (feat. ${random.pick(guests)})`,
    ...byPerformer(work),
  }),
  guestInName: (random, work) => {
    const { performers, authorNames } = byPerformer(work);
    return performers
      ? { title: work.title, performers: `${performers} feat. ${random.pick(guests)}`, authorNames }
      : { title: work.title, performers: random.pick(guests), authorNames };
  },
  turnedName: (random, work) => {
    const { authorNames } = byAuthor(random, work);
    return { title: work.title, performers: '', authorNames: turned(authorNames) };
  },
  otherScript: (random, work) => ({ title: inCyrillic(work.title), ...byAuthor(random, work) }),
};

/** Usage that is of no work on file, though something of it is. */
const traps: Readonly<
  Record<
    string,
    (random: Random, work: KnownWork, other: KnownWork) => Omit<LabelledUsage, 'kind' | 'workId'>
  >
> = {
  anotherArtist: (random, work) => ({
    title: work.title,
    performers: random.pick(strangers),
    authorNames: '',
  }),
  titleAlone: (_, work) => ({ title: work.title, performers: '', authorNames: '' }),
  unknownTitle: (random, work, other) => ({
    title: `${other.title.split(' ')[0] ?? ''} ${random.pick(['næturgalans', 'undir jökli', 'í síðasta sinn'])}`,
    ...byPerformer(work),
  }),
  secondPart: (random, work) => ({
    title: `${work.title} ${random.pick(['II', '2', 'III'])}`,
    ...byPerformer(work),
  }),
};

/** The names of a work under its title: works that have one in common fit the same report. */
const keysOf = ({ title, performers, authors }: KnownWork) =>
  [performers ?? '', ...authors].map((name) => `${fold(title)} / ${fold(name)}`);

/** Works that share their title and somebody's name with no other, and what is reported of those that do: people are asked which is meant. */
function toldApart(works: readonly KnownWork[]): { known: KnownWork[]; alike: LabelledUsage[] } {
  const counts = new Map<string, number>();
  // Somebody who performs what they wrote has one key of it.
  for (const key of works.flatMap((work) => [...new Set(keysOf(work))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const isShared = (key: string) => (counts.get(key) ?? 0) > 1;
  const alike = works.flatMap((work) => {
    const [ofPerformers, ...ofAuthors] = keysOf(work).map(isShared);
    const author = work.authors.find((_, at) => ofAuthors[at]);
    const performers = (ofPerformers && work.performers) || '';
    if (!author && !performers) return [];
    const authorNames = performers ? '' : (author ?? '');
    return [{ kind: 'ambiguousOnFile', title: work.title, performers, authorNames, workId: null }];
  });
  return { known: works.filter((work) => !keysOf(work).some(isShared)), alike };
}

const wordsOf = (title: string) => new Set(fold(title).split(' '));
const areApart = (one: string, other: string) => {
  const words = wordsOf(other);
  return ![...wordsOf(one)].some((word) => words.has(word));
};

/**
 * What is reported with a number: that of the work whose title was mistyped, and that of another work of the same writer, where people say which
 * of the two is meant (R204).
 */
function numbered(known: readonly KnownWork[], wanted: number): LabelledUsage[] {
  const random = new Random(11);
  const ofAuthor = Map.groupBy(
    known.flatMap((work) => work.authors.map((author) => ({ author, work }))),
    ({ author }) => author,
  );
  const prolific = [...ofAuthor.values()].filter((works) => works.length > 1);
  if (prolific.length === 0) return [];
  return Array.from({ length: wanted }, (_, at): LabelledUsage[] => {
    const works = random.pick(prolific);
    const [one, other] = [random.pick(works), random.pick(works)];
    const { title, workId } = one.work;
    const usage = { title, performers: '', authorNames: one.author };
    if (at % 2 === 0)
      return [
        { ...usage, kind: 'numberOfTitle', title: mistyped(random, title), workId, workNumber: workId },
      ];
    if (!areApart(title, other.work.title)) return [];
    return [{ ...usage, kind: 'numberOfAnother', workId: null, workNumber: other.work.workId }];
  }).flat();
}

const trapEvery = 5;
/** One more line in so many has a number. */
const numberedEvery = 20;
/** One line in so many fits two works. */
const ambiguousEvery = 10;

/**
 * A labelled set: each work reported in one of the ways, and between them what must not be found, as it is of no work or as it fits two (R194).
 * `twins` is what is reported that fits one of these works and another beside it. The same for the same seed.
 */
export function labelledUsage(
  works: readonly KnownWork[],
  twins: { usage: readonly LabelledUsage[]; twinned: ReadonlySet<number> },
  wanted: number,
  seed = 7,
): LabelledUsage[] {
  const random = new Random(seed);
  // A title of three letters that is mistyped is another: nobody would know it again.
  const long = works.filter(({ title, authors }) => title.length >= 5 && authors.length > 0);
  const { known: all, alike } = toldApart(long);
  const known = all.filter(({ workId }) => !twins.twinned.has(workId));
  const ambiguous = [twins.usage, alike].filter((some) => some.length > 0);
  const titles = new Set(works.map(({ title }) => title.toLowerCase()));
  const set = Array.from({ length: wanted }, (_, at): LabelledUsage => {
    if (at % ambiguousEvery === 1) return random.pick(random.pick(ambiguous));
    const work = random.pick(known);
    if (at % trapEvery === 0) {
      const [kind, trap] = random.pick(Object.entries(traps));
      const usage = trap(random, work, random.pick(known));
      const isThere =
        kind !== 'anotherArtist' && kind !== 'titleAlone' && titles.has(usage.title.toLowerCase());
      return { kind, ...usage, title: isThere ? `${usage.title} hinn nýi` : usage.title, workId: null };
    }
    const [kind, way] = random.pick(Object.entries(ways));
    return { kind, ...way(random, work), workId: work.workId };
  });
  return [...set, ...numbered(known, Math.ceil(wanted / numberedEvery))];
}
