import { sentenceOf } from '@omur/contract/platform/errors';
import type { Queryable } from '../../platform/database/statement.ts';
import { countFiles, keptOfBatch } from './changeQueries.ts';
import { keptCodes } from './check.ts';
import type { NumberedKind } from './kinds.ts';
import { addProblems } from './takeQueries.ts';

/** So many are named in the report. All of them are in a file (O263). */
const most = 200;

interface BatchOf {
  societyImportId: number;
  kind: NumberedKind;
  /** Those of the batch that are here already. */
  ids: number[];
}

/**
 * O90: locks what a batch is about to write over, and passes over what was changed here since the files were asked to be taken. Answers
 * whether there was any, so that the batch is put together anew.
 */
export async function passOver(db: Queryable, { societyImportId, kind, ids }: BatchOf): Promise<boolean> {
  if (ids.length === 0) return false;
  await keptOfBatch[kind].lock.run(db, { ids });
  const code = keptCodes[kind] ?? 'society.line.changedHere';
  const rows = await keptOfBatch[kind].kept.rows<{ fileLine: number; value: string; total: number }>(db, {
    societyImportId,
    ids,
    most,
    column: 'number',
    code,
  });
  const [first] = rows;
  if (!first) return false;
  const problems = rows.map(({ fileLine, value }) => ({
    fileLine,
    said: { is: sentenceOf(code, 'is', { value }), en: sentenceOf(code, 'en', { value }) },
  }));
  await addProblems.run(db, {
    societyImportId,
    kind,
    problems: JSON.stringify(problems),
    total: first.total,
  });
  await countFiles.run(db, { societyImportId });
  return true;
}
