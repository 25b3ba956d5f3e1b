import { fold } from '@omur/contract/platform/rules/folding';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Queryable } from '../../platform/database/statement.ts';
import { sureWorks } from '../livePerformances/match.ts';
import { findCoded } from './queries.ts';

/** Of each line of each concert the work that it means: by number, else by ISWC and title, else by title where it surely is one work, as for a pasted list (V8). */
export async function meantWorks(
  db: Queryable,
  personId: number,
  entries: readonly (readonly SheetLine[])[],
): Promise<(number | undefined)[][]> {
  const titled = entries.flat().filter(({ work, title }) => !work && title);
  const found = await sureWorks(
    db,
    personId,
    titled.map(({ title = '', authors }) => ({ title, authorNames: authors })),
  );
  const sure = await byCode(
    db,
    titled.map((line, i) => ({ line, workId: found[i]?.workId })),
  );
  const meant = new Map(titled.map((line, i) => [line, sure[i]]));
  return entries.map((lines) =>
    lines.map((line) => (line['work'] ? numberIn(line['work']) : meant.get(line))),
  );
}

/** What is no number names a work that is not there. */
const numberIn = (cell: string): number =>
  /^\d{1,9}$/u.test(cell) && Number(cell) > 0 ? Number(cell) : 2_147_483_647;

interface Titled {
  line: SheetLine;
  workId: number | undefined;
}

interface Coded extends Record<string, unknown> {
  at: number;
  /** Whether any work has the code for certain, and which one of this title. */
  isBorne: boolean;
  bearerId: number | null;
  /** Whether the work of this title has other codes. */
  isOther: boolean;
}

/** A code tells works of one title apart, also where one of them is the member's own (O193). */
async function byCode(db: Queryable, lines: readonly Titled[]): Promise<(number | undefined)[]> {
  const coded = lines.flatMap(({ line, workId = null }, at) => {
    const iswc = readIswc(line['iswc'] ?? '').value;
    return iswc === undefined ? [] : [{ at, iswc, folded: fold(line['title'] ?? ''), work_id: workId }];
  });
  if (coded.length === 0) return lines.map(({ workId }) => workId);
  const rows = await findCoded.rows<Coded>(db, { lines: JSON.stringify(coded) });
  const of = new Map(rows.map((row) => [row.at, row]));
  return lines.map(({ workId }, at) => {
    const { isBorne = false, bearerId = null, isOther = false } = of.get(at) ?? {};
    if (isBorne) return bearerId ?? undefined;
    return isOther ? undefined : workId;
  });
}
