import type { addContractWorks, removeContractWork } from '@omur/contract/publishing/contractWorks';
import { workIds as workIdsField } from '@omur/contract/platform/fields/contracts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findBelowWithWork, findGeneralBelow } from './agreementQueries.ts';
import { askForContract } from './ask.ts';
import { takeEffect, withdraw } from './effect.ts';
import { type Eyes, needsConfirmation, worksSaid } from './eyes.ts';
import { insertChanges, lockContract } from './queries.ts';
import { findForeignWork, lockAuthor } from './submissionQueries.ts';
import { findInside, findOverOfWorks, insertWorks, nameWorks } from './workQueries.ts';

interface Locked extends Record<string, unknown> {
  authorId: number;
  isOwn: boolean;
  endsOn: string;
  givenOn: string | null;
}

/**
 * Staff put works of the author into a contract (A2); those that are in it stay as they are. Where changes take two, the works wait for
 * another of the staff: from then on the publisher is paid a part of them (R136).
 */
export async function addWorks(
  { db, actor, params, body }: Pick<CallOf<typeof addContractWorks>, 'db' | 'actor' | 'params' | 'body'>,
  eyes: Eyes,
): Promise<undefined> {
  const { contractId } = params;
  const sought = [...new Set(body.workIds)];
  if (sought.length === 0) refuseField(workIdsField.wire, 'contract.worksMissing');
  const { authorId, endsOn, givenOn } = await lock(db, contractId, actor.realUserId);
  const day = new Date().toISOString().slice(0, 10);
  if (endsOn < day || (givenOn !== null && givenOn <= day)) refuse('agreement.takesNoWorks');
  const foreign = await findForeignWork.row<{ workId: number }>(db, { authorId, workIds: sought });
  if (foreign) refuseField(workIdsField.wire, 'contract.workNotOfAuthor', { workId: foreign.workId });
  const over = body.mayOverlap
    ? undefined
    : await findOverOfWorks.row<{ workId: number }>(db, { contractId, workIds: sought });
  if (over) refuse('contract.workOverlaps', { values: { workId: over.workId } });
  if (needsConfirmation(eyes)) {
    const { is, en } = await worksSaid(db, sought);
    const says = { is: `Verk í samninginn: ${is}`, en: `Works into the contract: ${en}` };
    await askForContract(db, actor, { contractId, call: 'worksIn', body, says });
  } else await putWorks(db, actor, { contractId, authorId, sought }, eyes);
}

/** The same works go into the contracts that publish all of it in its place (X44). */
async function putWorks(
  db: Queryable,
  actor: Actor,
  { contractId, authorId, sought }: { contractId: number; authorId: number; sought: readonly number[] },
  eyes: Eyes,
): Promise<void> {
  const put = await insertWorks.rows<{ workId: number }>(db, { contractId, workIds: sought });
  if (put.length === 0) return;
  const workIds = put.map(({ workId }) => workId);
  await remember(db, actor, { contractId, workIds, side: 'new_value', eyes });
  await takeEffect(db, contractId, authorId, workIds);
  for (const below of await findGeneralBelow.rows<{ contractId: number }>(db, { contractId }))
    await putWorks(db, actor, { contractId: below.contractId, authorId, sought: workIds }, eyes);
}

/** Staff take a work out of a contract; its rights go to another contract that it is in, or back to the author. */
export async function removeWork(
  { db, actor, params }: Pick<CallOf<typeof removeContractWork>, 'db' | 'actor' | 'params'>,
  eyes: Eyes,
): Promise<undefined> {
  const { contractId, workId } = params;
  if (!needsConfirmation(eyes)) return takeOut(db, actor, params, eyes);
  await assertMayLeave(db, actor, params);
  if (!(await findInside.row(db, params))) refuse('work.notFound');
  const { is, en } = await worksSaid(db, [workId]);
  const says = { is: `Verk úr samningnum: ${is}`, en: `Work out of the contract: ${en}` };
  await askForContract(db, actor, { contractId, call: 'workOut', body: { workId }, says, isLess: true });
  return undefined;
}

interface WorkOfContract {
  contractId: number;
  workId: number;
}

/** The publisher left it out of a file of CWR, which says as much as a colleague would (X173). */
export const takeOutOfContract = (db: Queryable, actor: Actor, of: WorkOfContract) =>
  takeOut(db, actor, of, { takesTwo: false, askedBy: null });

async function takeOut(db: Queryable, actor: Actor, of: WorkOfContract, eyes: Eyes): Promise<undefined> {
  const { contractId, workId } = of;
  const authorId = await assertMayLeave(db, actor, of);
  if (!(await withdraw(db, contractId, authorId, workId))) refuse('work.notFound');
  await remember(db, actor, { contractId, workIds: [workId], side: 'old_value', eyes });
  return undefined;
}

/** Answers the author of the contract, which is locked. */
async function assertMayLeave(
  db: Queryable,
  actor: Actor,
  { contractId, workId }: WorkOfContract,
): Promise<number> {
  const { authorId } = await lock(db, contractId, actor.realUserId);
  const below = await findBelowWithWork.row<{ contractId: number }>(db, { contractId, workId });
  if (below) refuse('agreement.worksLeave', { values: { number: below.contractId } });
  return authorId;
}

async function lock(db: Queryable, contractId: number, userId: number): Promise<Locked> {
  const contract = await lockContract.row<Locked>(db, { contractId, userId });
  if (!contract) refuse('contract.notFound');
  if (contract.isOwn) refuse('contract.own');
  await lockAuthor.run(db, { authorId: contract.authorId });
  return contract;
}

interface Remembered {
  contractId: number;
  workIds: readonly number[];
  side: 'old_value' | 'new_value';
  eyes: Eyes;
}

/** Each work is a row of the history, by its title and number. */
async function remember(
  db: Queryable,
  actor: Actor,
  { contractId, workIds, side, eyes }: Remembered,
): Promise<void> {
  const named = await nameWorks.rows<{ name: string }>(db, { workIds });
  const changes = named.map(({ name }) => ({ field: workIdsField.wire, [side]: name }));
  await insertChanges.run(db, {
    contractId,
    changes: JSON.stringify(changes),
    userId: actor.realUserId,
    ...eyes,
  });
}
