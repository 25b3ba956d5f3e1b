import type pg from 'pg';
import type { KnownWork, LabelledUsage } from './labelledUsage.ts';
import { Random } from './random.ts';
import { writeWorks } from './works.ts';

/** One work for so many lines gets another beside it, and no more than one work in so many. */
const [linesOfOne, mostOneIn] = [20, 4];
const [composer, whole] = [36, 10_000];

/** A work that stands beside one of the society, and what is reported that fits both as well. */
interface Twin {
  kind: string;
  of: KnownWork;
  title: string;
  performers: string | null;
  authorIds: number[];
  usage: Omit<LabelledUsage, 'kind' | 'workId'>;
}

/** Two texts that differ from this one, and from each other, by one letter in the middle: reported as the second, it may be the first as well. */
function between(text: string): { other: string; reported: string } {
  const middle = Math.floor(text.length / 2);
  // A letter that is folded to another, or to two, would be farther from one than from the other.
  const at = middle + Math.max(0, text.slice(middle).search(/[a-z]/u));
  const [one = '', two = ''] = Array.from('aiutrnslm').filter((letter) => letter !== text[at]);
  const withLetter = (letter: string) => text.slice(0, at) + letter + text.slice(at + 1);
  return { other: withLetter(one), reported: withLetter(two) };
}

interface Author {
  authorId: number;
  name: string;
}
/** A work with one of its authors, somebody who has no part in it, and somebody new, named nearly as its author. */
interface Cast {
  work: KnownWork;
  author: Author;
  stranger: Author;
  namesake: Author;
}

/** How two works come to be so near each other that only people can say which is meant. */
const ways: Readonly<Record<string, (cast: Cast) => Omit<Twin, 'kind' | 'of'>>> = {
  ambiguousTitle: ({ work, author }) => ({
    title: between(work.title).other,
    performers: null,
    authorIds: [author.authorId],
    usage: { title: between(work.title).reported, performers: '', authorNames: author.name },
  }),
  ambiguousName: ({ work, author, namesake }) => ({
    title: work.title,
    performers: null,
    authorIds: [namesake.authorId],
    usage: { title: work.title, performers: '', authorNames: between(author.name).reported },
  }),
  ambiguousWriter: ({ work, author, stranger }) => ({
    title: work.title,
    performers: null,
    authorIds: [author.authorId, stranger.authorId],
    usage: { title: work.title, performers: '', authorNames: author.name },
  }),
  ambiguousPerformer: ({ work, stranger }) => ({
    title: work.title,
    performers: work.performers,
    authorIds: [stranger.authorId],
    usage: { title: work.title, performers: work.performers ?? '', authorNames: '' },
  }),
  /** The performer of one and the writer of the other. */
  ambiguousBoth: ({ work, stranger }) => ({
    title: work.title,
    performers: null,
    authorIds: [stranger.authorId],
    usage: { title: work.title, performers: work.performers ?? '', authorNames: stranger.name },
  }),
};
const kinds = Object.entries(ways);
export const twinKinds = Object.keys(ways);

/**
 * Registers works beside some of these, so near them that only people can say which is meant (R194); answers what is reported that fits two,
 * and which works now have another beside them. Triggers are off meanwhile: it is for a database that is thrown away, or a transaction that
 * is rolled back.
 */
export async function registerTwins(
  client: pg.Client,
  works: readonly KnownWork[],
  lines: number,
  seed = 11,
): Promise<{ usage: LabelledUsage[]; twinned: Set<number> }> {
  const random = new Random(seed);
  const free = works.filter(
    ({ title, performers, authors }) => performers && title.length >= 8 && authors.some(isLong),
  );
  const { rows } = await client.query<{ work: number; author: number }>(
    'select (select max(work_id) + 1 from work) as work, (select max(author_id) + 1 from author) as author',
  );
  const first = rows[0] ?? { work: 1, author: 1 };
  const namesakes: Author[] = [];
  const count = Math.ceil(Math.min(lines / linesOfOne, free.length / mostOneIn));
  const twins = random.pickSome(free, count).map((work, at): Twin => {
    const [kind, way] = kinds[at % kinds.length] as (typeof kinds)[number];
    const author = authorOf(work);
    const stranger = authorOf(random.pick(free.filter((other) => isApart(work, other))));
    const namesake = { authorId: first.author + at, name: between(author.name).other };
    namesakes.push(namesake);
    return { kind, of: work, ...way({ work, author, stranger, namesake }) };
  });
  await write(client, namesakes, twins, first.work);
  return {
    usage: twins.map(({ kind, usage }) => ({ kind, ...usage, workId: null })),
    twinned: new Set(twins.map(({ of }) => of.workId)),
  };
}

/** Of a shorter name another letter makes quite another one. */
const isLong = (name: string) => name.length >= 8;

function authorOf({ authors, authorIds }: KnownWork): Author {
  const at = authors.findIndex(isLong);
  return { authorId: authorIds[at] ?? 0, name: authors[at] ?? '' };
}

const isApart = (work: KnownWork, other: KnownWork) =>
  other.performers !== work.performers && !other.authorIds.some((id) => work.authorIds.includes(id));

async function write(
  client: pg.Client,
  namesakes: readonly Author[],
  twins: readonly Twin[],
  firstWork: number,
): Promise<void> {
  const tables = ['author', 'work', 'work_title', 'work_author', 'work_right'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `insert into author (author_id, person_id, display_name)
     select n.number, (select min(person_id) from person), n.name from unnest($1::integer[], $2::text[]) n (number, name)`,
    [namesakes.map(({ authorId }) => authorId), namesakes.map(({ name }) => name)],
  );
  const registeredAt = new Date('2020-01-01');
  await writeWorks(
    client,
    twins.map(({ title, performers, authorIds }, at) => ({
      workId: firstWork + at,
      title,
      durationSeconds: 200,
      artists: performers ?? '',
      performers,
      origin: '',
      review: 'approved',
      remark: null,
      reviewedAt: null,
      reviewedBy: null,
      registeredBy: null,
      registeredAt,
      authors: authorIds.map((authorId) => ({
        authorId,
        authorTypeId: composer,
        shareHundredths: whole / authorIds.length,
        approval: 'given',
        approvedAt: registeredAt,
      })),
      endedContractIds: [],
      otherTitles: [],
      iswcs: [],
      isrcs: [],
      lights: [],
    })),
    () => [],
  );
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}
