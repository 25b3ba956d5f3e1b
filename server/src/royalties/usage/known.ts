import { mostUsageProblems } from '@omur/contract/royalties/usage';
import type { Queryable } from '../../platform/database/statement.ts';
import { findKnown, hasStaged } from './importQueries.ts';
import type { UsageProblems } from './problems.ts';

interface Known extends Record<string, unknown> {
  count: number;
  first: { line: number; number: number }[] | null;
}

/**
 * R110: takes lines of a log that another file has brought out of what was staged, and lists them as what the file is not taken with. Answers
 * the number of that file where nothing else is in this one.
 */
export async function leaveOutKnown(
  db: Queryable,
  usageImportId: number,
  problems: UsageProblems,
): Promise<number | undefined> {
  const known = await findKnown.row<Known>(db, { usageImportId, most: mostUsageProblems });
  const first = known?.first?.[0];
  if (!known?.first || !first) return undefined;
  problems.addLines(
    known.first.map(({ line, number }) => ({ fileLine: line, code: 'usage.line.known', values: { number } })),
    known.count,
  );
  if (await hasStaged.row(db, { usageImportId })) return undefined;
  problems.add({ code: 'usage.file.known', values: { number: first.number } });
  return first.number;
}
