import type { Queryable } from '../../platform/database/statement.ts';
import { findFacts } from './factsQueries.ts';
import type { SubmittedWork } from './submission.ts';

export interface Facts extends SubmittedWork, Record<string, unknown> {
  workId: number;
  parties: { name: string; ipiNameNumber: string | null; authorTypeId: number; societyCode: number }[];
  otherTitles: string[];
  isrcs: string[];
  derivedFrom: { iswc: string | null; title: string }[] | null;
  /** The preferred ISWC, if it came from the agency, by file or by CWR. What somebody typed is not sent as known. */
  knownIswc: string | null;
}

/** What the agency asks of works, by their numbers. */
export async function factsOf(db: Queryable, workIds: readonly number[]): Promise<Map<number, Facts>> {
  const found = await findFacts.rows<Facts>(db, { workIds });
  return new Map(found.map((facts) => [facts.workId, facts]));
}
