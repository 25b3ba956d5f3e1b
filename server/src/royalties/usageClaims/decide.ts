import { remark as remarkField } from '@omur/contract/platform/fields/works';
import type { decideOnUsageClaim } from '@omur/contract/royalties/usageClaims';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { forgetClaim, learnFromClaim } from '../usage/learn.ts';
import { assertNoOwnRight } from '../../works/catalogue/access.ts';
import * as queries from './queries.ts';

interface LockedClaim extends Record<string, unknown> {
  personId: number;
  /** Who really claimed it, in whosever name. */
  claimedBy: number | null;
  state: 'waiting' | 'accepted' | 'refused';
  paidIn: number | null;
  workId: number;
  title: string;
}

/** Accepts a claim or refuses it. Until the money has been paid, what was accepted may still be refused. */
export async function decide({ db, actor, params, body, language }: CallOf<typeof decideOnUsageClaim>) {
  const { usageClaimId } = params;
  const remark = body.remark ?? null;
  const usage = await queries.lockUsageOfClaim.row<{ unmatchedUsageId: number }>(db, { usageClaimId });
  const held = usage && (await queries.findClaim.row<LockedClaim>(db, { usageClaimId }));
  if (!held) refuse('usageClaim.notFound');
  if (held.state !== 'waiting' && !isTakenBack(held, body.isApproved)) refuse('usageClaim.decidedAlready');
  if (!body.isApproved && remark === null) refuseField(remarkField.wire, 'usageClaim.remarkMissing');

  if (body.isApproved && (await queries.findTaken.row(db, usage))) refuse('usageClaim.takenAlready');
  const own = { userId: actor.realUserId, personId: held.personId };
  if (body.isApproved && (await queries.isPersonOf.row(db, own))) refuse('usageClaim.own');
  if (body.isApproved) await assertNoOwnRight(db, actor, [held.workId]);
  if (body.isApproved && held.claimedBy === actor.realUserId) refuse('usageClaim.claimedByYou');
  const lineCount = body.isApproved ? await seenLines(db, usageClaimId, body.seenLineCount ?? 0) : null;

  const userId = actor.realUserId;
  const state = body.isApproved ? 'accepted' : 'refused';
  await queries.markDecided.run(db, { usageClaimId, state, remark, userId }).catch(refuseRival);
  if (!body.isApproved) await forgetClaim(db, usageClaimId, userId);
  else if (lineCount !== null) await learnFromClaim(db, { usageClaimId, userId, lineCount });
  const others = body.isApproved
    ? await queries.refuseOthers.rows<{ personId: number }>(db, { ...usage, usageClaimId, userId })
    : [];
  await notify(db, [held.personId], body.isApproved ? accepted(held.title) : refused(held.title, remark));
  await notify(
    db,
    others.map(({ personId }) => personId),
    refused(held.title, null),
  );
  return oneOr404(
    db,
    queries.findDeskClaim,
    { usageClaimId, isStaff: true, language },
    'usageClaim.notFound',
  );
}

/** R129, R166: PostgreSQL lets nobody decide between another's claim and their own, or one that they have entered. */
function refuseRival(error: { constraint?: string }): never {
  if (error.constraint === 'usage_claim_not_rival') refuse('work.rivals');
  if (error.constraint === 'usage_claim_not_entered') refuse('usageClaim.rivalByYou');
  throw error;
}

/** R234: how many waiting lines the claim decides as well, which are as many as were seen; null where it decides none, nor later ones. */
async function seenLines(db: Queryable, usageClaimId: number, seen: number): Promise<number | null> {
  const found = await queries.findDecided.row<{ lineCount: number | null }>(db, { usageClaimId });
  const lineCount = found?.lineCount ?? null;
  const count = lineCount ?? 0;
  if (count !== seen) refuse('usageClaim.linesUnseen', { number: count, values: { count } });
  return lineCount;
}

const isTakenBack = ({ state, paidIn }: LockedClaim, isApproved: boolean) =>
  state === 'accepted' && paidIn === null && !isApproved;

const kind = 'usageClaim';
const link = '/óráðstafað?flipi=krofur';

const accepted = (title: string) => ({
  kind: kind as 'usageClaim',
  link,
  header: { is: `Krafa samþykkt: ${title}`, en: `Claim accepted: ${title}` },
  body: {
    is: `Félagið hefur samþykkt að notkunin „${title}“ sé á verki þínu. Hún verður greidd rétthöfum þess með næstu úthlutun.`,
    en: `The society has accepted that the usage “${title}” is of your work. It is paid to those who hold rights in it with the next distribution.`,
  },
});

const refused = (title: string, remark: string | null) => ({
  kind: kind as 'usageClaim',
  link,
  header: { is: `Kröfu hafnað: ${title}`, en: `Claim refused: ${title}` },
  body: {
    is: `Félagið hefur hafnað kröfu þinni um notkunina „${title}“.\n\n${remark ?? 'Notkunin reyndist vera á öðru verki.'}`,
    en: `The society has refused your claim to the usage “${title}”.\n\n${remark ?? 'The usage turned out to belong to another work.'}`,
  },
});
