import type { amendWork } from '@omur/contract/works/amendments';
import { NewWork } from '@omur/contract/works/registration';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertUnknown } from '../registration/unknownAuthors.ts';
import { amend, changesOf } from './apply.ts';
import { writtenChanges } from './compared.ts';
import * as queries from './queries.ts';
import { getRegistered } from './registration.ts';
import { getRegistrationState, assertCurrent, registeringOf } from './registrationState.ts';

/**
 * Amends a registration while staff have not approved it. What its registrant sends of an approved work becomes a proposal, and so
 * does what staff send where that takes two of them (M14); else staff amend at any time. The same content sent again after a lost
 * answer changes nothing more.
 */
export async function amendRegistration(
  { db, actor, params, body }: CallOf<typeof amendWork>,
  takesTwo: boolean,
) {
  const { workId } = params;
  const { lastChangedAt, remark, isFromBeginning, ...payload } = body;
  const standing = await getRegistrationState(db, actor, workId);
  if (standing.isProvisional) refuse('work.isProvisional');
  const before = await getRegistered(db, workId);
  const registering = registeringOf(standing, actor);
  const by = isStaff(actor) ? actor : registering;
  const amending = {
    workId,
    by,
    registering,
    before,
    body: payload,
    isFromBeginning: isFromBeginning ?? false,
  };
  const isCurrent = !lastChangedAt || lastChangedAt === standing.lastChangedAt;
  if (!isCurrent && standing.isJustDecided) assertCurrent(standing, lastChangedAt);

  const { rows, changes } = await changesOf(db, amending);
  const isProposal = standing.review === 'approved' && (takesTwo || !isStaff(actor));
  if (changes.length === 0) {
    if (isProposal || standing.review === 'refused') refuse('work.unchanged');
    return { workId, isProposal: false };
  }
  assertCurrent(standing, lastChangedAt);
  if (!isProposal) {
    await amend(db, actor, amending, { rows, changes });
    return { workId, isProposal: false };
  }
  await assertUnknown(db, payload.unknownAuthors ?? []);
  await propose(db, actor, workId, {
    payload,
    changes: writtenChanges(changes),
    remark: remark ?? null,
    isFromBeginning: isFromBeginning ?? false,
  });
  return { workId, isProposal: true };
}

interface Proposed {
  payload: NewWork;
  changes: string;
  remark: string | null;
  isFromBeginning: boolean;
}

/** One proposal of the registrant's waits at a time, and one of staff's: a newer one takes the place of the one before. */
async function propose(
  db: Queryable,
  actor: Actor,
  workId: number,
  { payload, changes, remark, isFromBeginning }: Proposed,
) {
  const personId = isStaff(actor) ? null : actor.personId;
  await queries.overtakeProposals.run(db, { workId, personId });
  await queries.insertProposal.run(db, {
    workId,
    personId,
    userId: actor.realUserId,
    body: JSON.stringify(z.encode(NewWork, payload)),
    changes,
    remark,
    isFromBeginning,
  });
}
