import type pg from 'pg';
import { findWorks, type Found } from '../cueSheets/finding.ts';
import { copyInto, type Cell } from '../database/copy.ts';
import { sql } from '../database/statement.ts';
import type { FileLine, Problem } from './fileLine.ts';
import { rightsOfWorks, splitOver } from './split.ts';
import { subtypeOf, type LineWords } from './words.ts';

const rightsAmong = sql`select right_id from author_right where right_id = any(${'rightIds'}::integer[])`;
const greenAmong = sql`select work_id from work where work_id = any(${'workIds'}::integer[]) and light = 0`;
const addMovements = sql`
  insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
  select r, ${'distributionId'}::integer, t, p, sum(a), count(*)
  from unnest(${'rightIds'}::integer[], ${'types'}::smallint[], ${'potIds'}::integer[], ${'amounts'}::numeric[]) as m (r, t, p, a)
  group by r, t, p order by r, t, p
  on conflict (right_id, distribution_id, movement_type, pot_id)
    do update set amount = movement.amount + excluded.amount, line_count = movement.line_count + excluded.line_count`;

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

/** COPY is worth its while for many rows at a time; lines are read fewer at a time, for the sake of memory. */
const rowsAtOnce = 1_000;

/** Rows of a distribution on their way into the database. */
export interface Rows {
  paid: Cell[][];
  unmatched: Cell[][];
}

/** Matches lines of a file: what pays a right, what moves otherwise, and what can be given to nobody. Writes when there is much of it. */
export async function writeLines(
  db: pg.ClientBase,
  distributionId: number,
  lines: readonly FileLine[],
  words: LineWords,
  rows: Rows,
): Promise<void> {
  await words.learn(db, lines);
  const usage = lines.filter(({ type }) => type === 1 || type === 3);
  const works = await findWorks(
    db,
    usage.map((line) => ({
      ...line,
      workId: line.workId ?? undefined,
      iswc: line.iswc ?? undefined,
      isrc: line.isrc ?? undefined,
    })),
  );
  const greenRows = await greenAmong.rows<{ workId: number }>(db, {
    workIds: once(works.map(({ workId }) => workId ?? null)),
  });
  const green = new Set(greenRows.map(({ workId }) => workId));
  const rights = await rightsOfWorks(db, usage.some(({ isSplit }) => isSplit) ? [...green] : []);
  const { paid, unmatched } = rows;
  usage.forEach((line, at) => {
    const found = works[at] ?? { finding: 'none', workId: undefined };
    const finding = whyUnmatched(line, found, green);
    const [work, shared] = [found.workId ?? null, sharedCells(distributionId, line, words)];
    const keep = (cells: Cell[], why: string) => unmatched.push([...cells, work, why, ...wordsOf(line)]);
    if (finding !== undefined) return keep(shared, finding);
    if (!line.isSplit) return paid.push([...shared, work, line.type]);
    const parts = splitOver(rights.get(work ?? 0) ?? [], line.amount, line.countryId);
    if (parts.length === 0) keep(shared, 'noPayee');
    for (const { rightId, amount } of parts) {
      const cells = [rightId, ...shared.slice(1, -1), amount];
      if (rightId === null) keep(cells, 'noPayee');
      else paid.push([...cells, work, line.type]);
    }
    return undefined;
  });
  await writeMovements(db, distributionId, lines, words);
  if (paid.length + unmatched.length >= rowsAtOnce) await writeRows(db, rows);
}

/** Writes what waits to be written. */
export async function writeRows(db: pg.ClientBase, { paid, unmatched }: Rows): Promise<void> {
  await copyInto(db, 'statement_line', `${sharedColumns}, work_id, movement_type`, paid.splice(0));
  await copyInto(
    db,
    'unmatched_usage',
    `${sharedColumns}, work_id, finding, title, author_names, performers, iswc, isrc`,
    unmatched.splice(0),
  );
}

/** V4: only green works are distributed. */
function whyUnmatched(
  { rightId, isSplit }: FileLine,
  { finding, workId }: Found,
  green: ReadonlySet<number>,
) {
  if (workId === undefined) return finding;
  if (rightId === null && !isSplit) return 'noRight';
  return green.has(workId) ? undefined : 'notGreen';
}

const wordsOf = (line: FileLine): Cell[] => [
  line.title || null,
  line.authorNames || null,
  line.performers || null,
  line.iswc,
  line.isrc,
];

const sharedColumns =
  'right_id, distribution_id, statement_line_id, pot_id, subtype_id, station_id, used_on, use_count, country_id, amount';

function sharedCells(distributionId: number, line: FileLine, words: LineWords): Cell[] {
  return [
    line.rightId,
    distributionId,
    line.statementLineId,
    words.pots.idOf(line.pot),
    words.subtypes.idOf(subtypeOf(line)),
    words.stations.idOf(line.station),
    line.usedOn,
    line.useCount,
    line.countryId,
    line.amount,
  ];
}

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
