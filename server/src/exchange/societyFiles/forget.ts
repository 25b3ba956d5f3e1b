import type { Queryable } from '../../platform/database/statement.ts';
import { clearFaults } from './faultQueries.ts';
import * as queries from './importQueries.ts';

/** Nothing of the files is left but what they were called and who sent them. */
export async function forgetFiles(db: Queryable, societyImportId: number): Promise<void> {
  for (const clear of [
    queries.clearParts,
    queries.clearProblems,
    clearFaults,
    queries.clearRows,
    queries.clearChanges,
    queries.clearFigures,
  ])
    await clear.run(db, { societyImportId });
}
