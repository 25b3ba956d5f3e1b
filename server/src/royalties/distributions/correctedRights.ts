import type { seeCorrectedRights } from '@omur/contract/royalties/correctedRights';
import { inKronur } from '../../messages/letters/inKronur.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockDistribution } from './announce.ts';
import { findUnseenCorrection, markCorrectionSeen } from './correctedRightsQueries.ts';

/** R247: says that who is to finish a correction by a file has seen whom it takes from and whom it pays. */
export async function see({ db, params, body, actor }: CallOf<typeof seeCorrectedRights>): Promise<void> {
  const { distributionId } = params;
  const held = await lockDistribution(db, distributionId);
  if (held.state !== 'checked') refuse('distribution.notChecked');
  await markCorrectionSeen.run(db, {
    distributionId,
    userId: body.isCorrectionSeen ? actor.realUserId : null,
  });
}

/** @throws distribution.correctionUnseen */
export async function assertCorrectionSeen(
  db: Queryable,
  distributionId: number,
  userId: number,
): Promise<void> {
  const unseen = await findUnseenCorrection.row<{ rights: number; taken: string }>(db, {
    distributionId,
    userId,
  });
  if (!unseen) return;
  const { rights, taken } = unseen;
  refuse('distribution.correctionUnseen', { values: { rights, taken: inKronur(Number(taken)) } });
}
