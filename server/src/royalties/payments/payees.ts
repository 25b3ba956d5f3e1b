import type { changePayee, chooseLeast } from '@omur/contract/royalties/payments';
import { stopNote } from '@omur/contract/platform/fields/money';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { chooseOwn, insertTax, lockPayee, replaceTax, updatePayee } from './queries.ts';

interface Locked extends Record<string, unknown> {
  version: number;
  residence: string;
  certificateUntil: string | null;
  isOwn: boolean;
}

/**
 * Holds a payee's payments or lets them go on, and says how little is paid (R3, R21). Where the payee pays tax waits for another
 * administrator (R128). Nobody does it for themselves.
 */
export async function change({ db, params, body, actor }: CallOf<typeof changePayee>): Promise<void> {
  const userId = actor.realUserId;
  const payee = await lockPayee.row<Locked>(db, { ...params, userId });
  if (!payee) refuse('money.payeeNotFound');
  if (payee.version !== body.version) refuse('money.changedMeanwhile');
  if (payee.isOwn) refuse('money.ownMoney');
  if (body.stopNote && !body.stopReason) refuseField(stopNote.wire, 'money.noteWithoutStop');
  await updatePayee.run(db, {
    ...params,
    leastUnits: body.leastIsk ? body.leastIsk * 10_000 : null,
    stopReason: body.stopReason ?? null,
    stopNote: body.stopNote ?? null,
    userId,
  });
  const { residence, certificateUntil = null } = body;
  if (residence === payee.residence && certificateUntil === payee.certificateUntil) return;
  await replaceTax.run(db, params);
  await insertTax.run(db, { ...params, residence, certificateUntil, userId });
}

/** Only the payee, staff included: what a minimum keeps back is the payee's (R72). */
export async function choose({ db, params, body, actor }: CallOf<typeof chooseLeast>): Promise<void> {
  if (params.personId !== actor.personId) refuse('person.notFound');
  await chooseOwn.run(db, {
    personId: params.personId,
    leastUnits: body.leastIsk === null ? null : body.leastIsk * 10_000,
  });
}
