import type pg from 'pg';
import { findWorks, type Found } from '../../works/cueSheets/finding.ts';
import type { FileLine, Problem } from './fileLine.ts';
import type { Paying, Use } from '../splits/paying.ts';
import type { WorkRight } from '../splits/split.ts';
import { subtypeOf, type LineWords } from './words.ts';
import { rightsAmong, greenAmong, addMovements } from './writeLinesQueries.ts';

/** Rights that a line names and nobody holds. */
export async function unknownRights(db: pg.ClientBase, lines: readonly FileLine[]): Promise<Problem[]> {
  const rightIds = once(lines.map(({ rightId }) => rightId));
  const rows = await rightsAmong.rows<{ rightId: number }>(db, { rightIds });
  const known = new Set(rows.map(({ rightId }) => rightId));
  return lines
    .filter(({ rightId }) => rightId !== null && !known.has(rightId))
    .map(({ fileLine, rightId }) => ({
      fileLine,
      column: 'right',
      code: 'distribution.line.right',
      values: { value: Number(rightId) },
    }));
}

/**
 * Matches lines of a file: what pays a right, what moves otherwise, and what can be given to nobody. Answers the lines whose right has
 * no part in their work, where staff would have those refused (M11).
 */
export async function writeLines(
  db: pg.ClientBase,
  lines: readonly FileLine[],
  words: LineWords,
  paying: Paying,
): Promise<Problem[]> {
  await words.learn(db, lines);
  const usage = lines.filter(({ type }) => type === 1 || type === 3);
  const works = await findWorks(
    db,
    usage.map((line) => ({
      title: line.title,
      authorNames: line.authorNames,
      playerNames: line.performers,
      workId: line.workId ?? undefined,
      iswc: line.iswc ?? undefined,
      isrc: line.isrc ?? undefined,
    })),
  );
  const greenRows = await greenAmong.rows<{ workId: number }>(db, {
    workIds: once(works.map(({ workId }) => workId ?? null)),
  });
  const green = new Set(greenRows.map(({ workId }) => workId));
  const rights = await paying.rightsOf(
    db,
    usage.flatMap(({ usedOn, countryId }, at) => {
      const workId = works[at]?.workId;
      return workId !== undefined && green.has(workId) ? [{ workId, usedOn, countryId }] : [];
    }),
  );
  const problems = usage.flatMap((line, at): Problem[] => {
    const found = works[at] ?? { finding: 'none', workId: undefined };
    const problem = payLine(line, useOf(line, found, words), { found, green, rights, paying });
    return problem ? [problem] : [];
  });
  await writeMovements(db, paying.distributionId, lines, words);
  await paying.write(db);
  return problems;
}

interface Matched {
  found: Found;
  green: ReadonlySet<number>;
  rights: ReadonlyMap<number, readonly WorkRight[]>;
  paying: Paying;
}

function payLine(line: FileLine, use: Use, { found, green, rights, paying }: Matched): Problem | undefined {
  const finding = whyUnmatched(line, found, green);
  if (finding !== undefined) {
    paying.keep(use, finding, { rightId: line.rightId });
    return undefined;
  }
  const ofWork = rights.get(use.workId ?? 0) ?? [];
  if (line.isSplit || line.rightId === null) paying.split(use, paying.partsOf(use, ofWork));
  else if (!paying.payRight(use, line.rightId, ofWork)) {
    if (!paying.keepsOutsideRights)
      return {
        fileLine: line.fileLine,
        column: 'right',
        code: 'distribution.line.rightNotInWork',
        values: { right: line.rightId, work: use.workId ?? 0 },
      };
    paying.keep(use, 'rightNotInWork', { rightId: line.rightId });
  }
  return undefined;
}

/** V4: only green works are distributed. */
function whyUnmatched(
  { rightId, isSplit }: FileLine,
  { finding, workId, isUnsure }: Found,
  green: ReadonlySet<number>,
) {
  if (workId === undefined) return isUnsure ? 'unsure' : finding;
  if (rightId === null && !isSplit) return 'noRight';
  return green.has(workId) ? undefined : 'notGreen';
}

const useOf = (line: FileLine, { workId }: Found, words: LineWords): Use => ({
  line: line.statementLineId,
  movementType: line.type,
  workId: workId ?? null,
  potId: words.pots.idOf(line.pot),
  subtypeId: words.subtypes.idOf(subtypeOf(line)),
  stationId: words.stations.idOf(line.station),
  usedOn: line.usedOn,
  useCount: line.useCount,
  countryId: line.countryId,
  amount: line.amount,
  title: line.title || null,
  authorNames: line.authorNames || null,
  performers: line.performers || null,
  iswc: line.iswc,
  isrc: line.isrc,
  isSplit: line.isSplit ?? false,
});

async function writeMovements(
  db: pg.ClientBase,
  distributionId: number,
  lines: readonly FileLine[],
  words: LineWords,
): Promise<void> {
  const moved = lines.filter(({ type }) => type !== 1 && type !== 3);
  if (moved.length === 0) return;
  await addMovements.run(db, {
    distributionId,
    rightIds: moved.map(({ rightId }) => rightId),
    types: moved.map(({ type }) => type),
    potIds: moved.map(({ pot }) => words.pots.idOf(pot)),
    amounts: moved.map(({ amount }) => amount),
  });
}

function once<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))];
}
