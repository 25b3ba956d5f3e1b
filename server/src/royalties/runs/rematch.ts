import { workId as workField } from '@omur/contract/platform/fields/works';
import type { rematchLine } from '@omur/contract/royalties/rematch';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { refuseOwnWords } from '../usage/decide.ts';
import * as decisions from '../usage/decideQueries.ts';
import { insertCorrection } from './correctQueries.ts';
import { reasonOf } from './correct.ts';
import { askToReckon } from './makeRun.ts';
import * as all from './queries.ts';
import * as queries from './rematchQueries.ts';

type Call = Pick<CallOf<typeof rematchLine>, 'db' | 'params' | 'body'>;

interface Line extends Record<string, unknown> {
  state: string;
  usageGroupId: number | null;
  fingerprintId: string;
  /** What the words of the line are matched with now. */
  workId: number | null;
}
interface Paid extends Record<string, unknown> {
  distributionId: number;
  distributionName: string;
  workIds: number[];
}

/**
 * Says of which work the usage of a line is, and has what finished runs paid for another corrected, each by a run of its own (R50).
 * Answers the number of the correction of this run, or its own where it is still open. Nobody does so who has a part in either work.
 */
export async function rematch({ db, params, body }: Call, userId: number): Promise<number> {
  const correctionReason = reasonOf(body);
  await all.lockAnnouncements.run(db, {});
  const line = (await queries.findRematchable.row<Line>(db, params)) ?? refuse('money.lineNotFound');
  if (line.usageGroupId === null || line.workId === null) refuse('money.lineNotRematchable');
  await decide(db, { ...line, usageGroupId: line.usageGroupId, before: line.workId }, body.workId, userId);
  const paid = await queries.findPaidOtherwise.rows<Paid>(db, { ...line, ...params });
  const corrections: number[] = [];
  for (const of of paid) corrections.push(await correct(db, of, { correctionReason, userId }));
  await takeOverOpen(db, line.fingerprintId, userId);
  if (line.state === 'importing' || line.state === 'checked') return params.distributionId;
  const isOfThis = paid[0]?.distributionId === params.distributionId;
  return (isOfThis ? corrections[0] : undefined) ?? refuse('money.lineNotRematchable');
}

/** Who says what is paid for what asks for each open run of these words from then on, has it reckoned anew, and does not finish it. */
async function takeOverOpen(db: Queryable, fingerprintId: string, userId: number): Promise<void> {
  const open = await queries.findOpenRuns.rows<{ distributionId: number }>(db, { fingerprintId });
  for (const run of open) {
    await queries.takeOverRun.run(db, { ...run, userId });
    await askToReckon(db, run.distributionId);
  }
}

interface Group {
  usageGroupId: number;
  fingerprintId: string;
  before: number;
}

/** The words are of this work, now and later, unless they are already. */
async function decide(
  db: Queryable,
  { usageGroupId, fingerprintId, before }: Group,
  workId: number,
  userId: number,
) {
  await decisions.lockGroup.row(db, { usageGroupId });
  for (const one of [before, workId])
    if (await decisions.isPartyTo.row(db, { userId, workId: one })) refuse('usage.ownWork');
  if (!(await decisions.findApproved.row(db, { workId }))) refuseField(workField.wire, 'usage.workNotFound');
  if (before === workId) return;
  const inForce = await queries.findWorkInForce.row<{ usageDecisionId: number; workId: number | null }>(db, {
    fingerprintId,
  });
  if (inForce && inForce.workId !== before) refuse('usage.decidedAlready');
  if (inForce) await decisions.markUndone.run(db, { ...inForce, userId }).catch(refuseOwnWords);
  await decisions.addDecision.row(db, { fingerprintId, workId, userId, usageClaimId: null, lineCount: null });
  await queries.rematchItems.run(db, { fingerprintId, workId, before });
  await decisions.matchItems.run(db, { fingerprintId, workId });
  await decisions.refreshWaitingOf.run(db, { fingerprintId });
}

async function correct(
  db: Queryable,
  { distributionId, distributionName, workIds }: Paid,
  { correctionReason, userId }: { correctionReason: string; userId: number },
): Promise<number> {
  const made = await insertCorrection.row<{ distributionId: number }>(db, {
    distributionId,
    distributionName,
    workIds,
    correctionReason,
    userId,
    distributedOn: null,
    royaltyTextIs: null,
    royaltyTextEn: null,
  });
  const number = made?.distributionId ?? refuse('money.distributionRunNotFound');
  await all.askToReckon.run(db, { distributionId: number });
  return number;
}
