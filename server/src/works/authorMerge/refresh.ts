import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { refreshAmended } from '../catalogue/queries.ts';
import * as queries from './queries.ts';

/**
 * Brings up to date the works that now have another author. That nobody gets a part in a work whose codes they chose (R150) is checked here
 * rather than at the commit, so that the refusal can name the work.
 */
export async function refreshWorks(db: Queryable, workIds: readonly number[]): Promise<void> {
  await refreshAmended.run(db, { workIds });
  await queries.proveCodes.run(db, {}).catch(refuseOwnCodes);
  await queries.deferCodes.run(db, {});
}

function refuseOwnCodes(error: { constraint?: string; detail?: string }): never {
  if (error.constraint === 'work_codes_of_others')
    refuse('join.ownCodes', { values: { work: error.detail ?? '' } });
  throw error;
}
