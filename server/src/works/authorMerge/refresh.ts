import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

/**
 * Brings works up to date whose author is another now. Whether whoever chose the codes of one has a part in it by that (R150) is asked here,
 * where it can still be refused by name, and not at the commit.
 */
export async function refreshWorks(db: Queryable, workIds: readonly number[]): Promise<void> {
  await queries.refreshWorks.run(db, { workIds });
  await queries.proveCodes.run(db, {}).catch(refuseOwnCodes);
  await queries.deferCodes.run(db, {});
}

function refuseOwnCodes(error: { constraint?: string; detail?: string }): never {
  if (error.constraint === 'work_codes_of_others')
    refuse('join.ownCodes', { values: { work: error.detail ?? '' } });
  throw error;
}
