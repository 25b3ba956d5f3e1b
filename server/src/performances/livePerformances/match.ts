import type { Sureness } from '@omur/contract/platform/fields/livePerformances';
import { fold } from '@omur/contract/platform/rules/folding';
import type { matchLines } from '@omur/contract/performances/workMatches';
import { isSameName } from '../../works/cueSheets/finding.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Written } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { findWorksByNumber, type KnownWork } from '../../works/catalogue/search.ts';
import { exactTitles, limitTime, matchTitles } from './matchQueries.ts';

interface Match extends Record<string, unknown> {
  title: string;
  workId: number;
  likeness: number;
}

interface Candidate extends KnownWork {
  isExact: boolean;
  likeness: number;
  isNamed: boolean;
}

/** So many works are offered for a line. */
const mostOffered = 5;

/** Finds the works of all lines at once, their own before others (V8). */
export async function findMatches(call: CallOf<typeof matchLines>): Promise<Written> {
  const { realUserId } = call.actor;
  // One list of somebody's after the other, and few of all, so that no member takes the connections of the others.
  if (running.has(realUserId)) refuse('match.underWay');
  if (running.size >= mostRunning) refuse('match.busy', { retryAfterSeconds: 2 });
  running.add(realUserId);
  try {
    await limitTime.run(call.db, {});
    return await match(call);
  } catch (error) {
    if ((error as { code?: string }).code === tookTooLong) refuse('match.tookTooLong');
    throw error;
  } finally {
    running.delete(realUserId);
  }
}

const running = new Set<number>();

const mostRunning = 3;

const tookTooLong = '57014';

async function match({ db, actor, body }: CallOf<typeof matchLines>): Promise<Written> {
  const { personId } = actor;
  const found = await judgedLines(db, personId, body.lines, matchTitles);
  const lines = found.map(({ sureness, offered }, i) => {
    const foundWorks = offered.map(({ json }) => json).join(',');
    return `{"linU_NR":${i + 1},"vissa":"${sureness}","fundiN_VERK":[${foundWorks}]}`;
  });
  return { json: `{"nidurstodur":[${lines.join(',')}]}` };
}

interface TitledLine {
  title: string;
  authorNames?: string | null | undefined;
}

/** Of each line the one work that it surely means, by its title as it is and who is named; undefined where there is none. */
export async function sureWorks(
  db: Queryable,
  personId: number,
  lines: readonly TitledLine[],
): Promise<(KnownWork | undefined)[]> {
  const found = await judgedLines(db, personId, lines, exactTitles);
  return found.map(({ sureness, offered }) => (sureness === 'sure' ? offered[0] : undefined));
}

async function judgedLines(
  db: Queryable,
  personId: number,
  lines: readonly TitledLine[],
  finding: typeof matchTitles,
) {
  const wanted = lines.map(({ title }) => wordings(title));
  const titles = [...new Set(wanted.flat())];
  const matches = await finding.rows<Match>(db, { titles, personId });
  const works = await worksOf(db, matches, personId);
  const byTitle = Map.groupBy(matches, ({ title }) => title);
  return lines.map(({ authorNames }, i) => {
    const found = (wanted[i] ?? []).flatMap((title) => byTitle.get(title) ?? []);
    return judged(candidatesOf(found, works, authorNames ?? ''));
  });
}

/** A title with brackets, such as „Ást (órafmögnuð)“, is also looked for without them. */
function wordings(title: string): string[] {
  const bare = title.replace(/[([{].*?[)\]}]/gu, ' ');
  return [...new Set([fold(title), fold(bare)])].filter((one) => one !== '');
}

async function worksOf(db: Queryable, matches: readonly Match[], personId: number) {
  const workIds = [...new Set(matches.map(({ workId }) => workId))];
  const works = workIds.length > 0 ? await findWorksByNumber(db, workIds, personId) : [];
  return new Map(works.map((work) => [work.workId, work]));
}

function candidatesOf(
  matches: readonly Match[],
  works: ReadonlyMap<number, KnownWork>,
  authorNames: string,
): Candidate[] {
  const named = namesIn(authorNames);
  const best = new Map<number, Candidate>();
  for (const { workId, likeness } of matches) {
    const work = works.get(workId);
    if (!work || (best.get(workId)?.likeness ?? 0) >= likeness) continue;
    const names = [...namesIn(work.authorNames), ...namesIn(work.artists ?? '')];
    const isNamed = names.some((name) => named.some((one) => isSameName(one, name)));
    best.set(workId, { ...work, likeness, isExact: likeness === 1, isNamed });
  }
  const rank = ({ isExact, isNamed, isOwn, likeness }: Candidate) =>
    (isExact ? 8 : 0) + (isNamed ? 4 : 0) + (isOwn ? 2 : 0) + likeness;
  return [...best.values()].toSorted((a, b) => rank(b) - rank(a) || a.workId - b.workId);
}

function namesIn(text: string): string[] {
  return text
    .split(/[;,/&]|\s+(?:og|and)\s+/u)
    .map(fold)
    .filter((name) => name !== '');
}

/**
 * Sure: the one work of this title by an author who is named, or the one own work of this title. Likely: the title is one
 * work's alone. Whatever else was found is asked about.
 */
function judged(candidates: readonly Candidate[]): { sureness: Sureness; offered: readonly Candidate[] } {
  const exact = candidates.filter(({ isExact }) => isExact);
  const named = exact.filter(({ isNamed }) => isNamed);
  const own = exact.filter(({ isOwn }) => isOwn);
  const offered = candidates.slice(0, mostOffered);
  if (candidates.length === 0) return { sureness: 'none', offered };
  if (named.length === 1 || (named.length === 0 && own.length === 1)) {
    const meant = named[0] ?? own[0];
    return {
      sureness: 'sure',
      offered: candidates.toSorted((a, b) => Number(b === meant) - Number(a === meant)).slice(0, mostOffered),
    };
  }
  return { sureness: exact.length === 1 ? 'likely' : 'unsure', offered };
}
