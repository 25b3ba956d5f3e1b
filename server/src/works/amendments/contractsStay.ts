import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Row } from '../registration/validate.ts';
import { findRunningContract } from './queries.ts';
import type { Registered } from './registration.ts';

/**
 * R197: what its author has under a contract that runs pays the publisher, who is not asked about an amendment. So an approved work leaves
 * the contract, also with its author, on the contract's own page, where that takes two (R136).
 * @throws work.contractStays with the number of the contract and its publisher
 */
export async function assertContractsStay(
  db: Queryable,
  before: Registered,
  rows: readonly Row[],
): Promise<void> {
  if (before.review !== 'approved') return;
  const contractIds = before.authors.flatMap(({ authorId, contractId }) => {
    const row = rows.find(({ author }) => author.authorId === authorId);
    return contractId !== null && row?.contract?.contractId !== contractId ? contractId : [];
  });
  if (contractIds.length === 0) return;
  const running = await findRunningContract.row<{ number: number; publisher: string }>(db, { contractIds });
  if (running) refuse('work.contractStays', { values: running });
}
