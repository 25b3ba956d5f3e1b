import type { typeIpiMembership } from '@omur/contract/people/ipi';
import { type ErrorCode, sentenceOf } from '@omur/contract/platform/errors';
import { societyCode } from '@omur/contract/platform/fields/people';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { countChanges, refuseOverlaps } from './checkQueries.ts';
import { readDay } from './fileLine.ts';
import { askForTaking } from './importQueries.ts';
import * as queries from './typedQueries.ts';

interface Party extends Record<string, unknown> {
  baseNumber: string;
  /** Null where every name has gone over to another party. */
  nameNumber: string | null;
  name: string;
  lastName: string;
  firstName: string | null;
  nameKind: string;
}

/**
 * Writes down a membership as one of the staff types it (X150), and has it taken where that needs nobody else. The society of an author
 * is who is paid for the author, so nobody types one that they, or somebody whose heir they are, are paid by (R167).
 */
export async function typeMembership(
  { db, actor, params: { partyId }, body }: CallOf<typeof typeIpiMembership>,
  takesTwo: boolean,
): Promise<number> {
  const { memberFrom, memberTo = null, isRemoval = false } = body;
  const isSound = readDay(memberFrom) !== undefined && (memberTo === null || readDay(memberTo) !== undefined);
  if (!isSound || (memberTo !== null && memberTo < memberFrom)) refuse('ipi.daysWrong');
  const userId = actor.realUserId;
  const party = await queries.lockParty.row<Party>(db, { partyId });
  if (!party) refuse('ipi.partyNotFound');
  if (party.nameNumber === null) refuse('ipi.partyNameless');
  if (takesTwo && (await queries.isOwnParty.row(db, { userId, partyId }))) refuse('ipi.ownParty');
  if (!isRemoval && !(await queries.isSociety.row(db, body)))
    refuseField(societyCode.wire, 'ipi.societyUnknown');
  const rightCodes = [...new Set(body.rightCodes)];
  const made = await queries.insertTyped.row<{ ipiImportId: number }>(db, {
    ...party,
    userId,
    lines: rightCodes.length,
  });
  const ipiImportId = made?.ipiImportId ?? refuse('server.failed');
  await queries.insertLines.run(db, {
    ...body,
    ...party,
    ipiImportId,
    rightCodes,
    memberTo,
    isRemoval: Boolean(isRemoval),
  });
  const fault = await faultOf(db, ipiImportId);
  if (fault) refuse(fault.code, { values: fault.values });
  await countChanges.run(db, { ipiImportId });
  const said = await queries.findEffect.row<{ effect: number }>(db, { ipiImportId });
  if (!said?.effect) refuse('ipi.changesNothing');
  if (!takesTwo) await askForTaking.run(db, { ipiImportId, userId, takesTwo });
  return ipiImportId;
}

interface Fault {
  code: ErrorCode;
  values: Record<string, string | number>;
}

/** Why what was typed does not go with the register as it is. */
async function faultOf(db: Queryable, ipiImportId: number): Promise<Fault | undefined> {
  if (await queries.findMissing.row(db, { ipiImportId }))
    return { code: 'ipi.membershipNotFound', values: {} };
  const [overlap] = await refuseOverlaps.rows<{ society: number; from: string }>(db, { ipiImportId });
  return overlap && { code: 'ipi.overlap', values: { society: overlap.society, from: overlap.from } };
}

/** What was typed is looked at again when it is taken: other files may have come since. Answers whether it stands. */
export async function standsYet(db: Queryable, ipiImportId: number): Promise<boolean> {
  const fault = await faultOf(db, ipiImportId);
  if (!fault) return true;
  const { code, values } = fault;
  const said = { is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) };
  await queries.refuseTyped.run(db, { ipiImportId, code, said: JSON.stringify(said) });
  return false;
}
