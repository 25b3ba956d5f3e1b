import type { correctRun } from '@omur/contract/royalties/corrections';
import { correctedWorkIds, correctionReason } from '@omur/contract/platform/fields/runs';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findCorrectable, findStranger, insertCorrection, isDueToOwn, isOwnWork } from './correctQueries.ts';
import { statementOf } from './makeRun.ts';
import { askToReckon, lockAnnouncements } from './queries.ts';

/** What staff wrote; blanks alone are no reason. */
export const reasonOf = ({ correctionReason: reason }: { correctionReason: string | null }): string =>
  reason ?? refuseField(correctionReason.wire, 'value.missing');

/**
 * Makes a run that corrects a finished one, of the works that are named, and has it reckoned by a job; answers its number. Nobody corrects
 * a work that they have a part in (R35), or one whose lines are due to such a work (R133).
 */
export async function makeCorrection(
  { db, params, body }: Pick<CallOf<typeof correctRun>, 'db' | 'params' | 'body'>,
  userId: number,
): Promise<number> {
  await lockAnnouncements.run(db, {});
  const found =
    (await findCorrectable.row<{ isFinished: boolean; isCorrection: boolean }>(db, params)) ??
    refuse('money.distributionRunNotFound');
  if (!found.isFinished || found.isCorrection) refuse('money.runNotCorrectable');
  const workIds = [...new Set(body.workIds)];
  if (await findStranger.row(db, { workIds }))
    refuseField(correctedWorkIds.wire, 'money.correctedWorkUnknown');
  if (await isOwnWork.row(db, { workIds, userId })) refuse('money.correctionOwnWork');
  const statement = await statementOf(db, body);
  const row = await insertCorrection.row<{ distributionId: number }>(db, {
    ...params,
    ...statement,
    workIds,
    distributionName: body.distributionName,
    correctionReason: reasonOf(body),
    userId,
  });
  const distributionId = row?.distributionId ?? refuse('money.distributionRunNotFound');
  if (await isDueToOwn.row(db, { distributionId, userId })) refuse('money.correctionOwnWork');
  await askToReckon.run(db, { distributionId });
  return distributionId;
}
