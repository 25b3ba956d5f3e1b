import type { changePayee, chooseLeast } from '@omur/contract/royalties/payments';
import { stopNote } from '@omur/contract/platform/fields/money';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { chooseOwn, lockPayee, updatePayee } from './queries.ts';

/** Holds a payee's payments or lets them go on, and says where the payee pays tax and how little is paid (R3, R21). Nobody does it for themselves. */
export async function change({ db, params, body, actor }: CallOf<typeof changePayee>): Promise<void> {
  const payee = await lockPayee.row<{ version: number; personId: number | null }>(db, params);
  if (!payee) refuse('money.payeeNotFound');
  if (payee.version !== body.version) refuse('money.changedMeanwhile');
  if (payee.personId !== null && payee.personId === actor.personId) refuse('money.ownMoney');
  if (body.stopNote && !body.stopReason)
    refuse('request.invalid', { fields: [{ field: stopNote.wire, code: 'money.noteWithoutStop' }] });
  await updatePayee.run(db, {
    ...params,
    residence: body.residence,
    certificateUntil: body.certificateUntil ?? null,
    leastUnits: body.leastIsk ? body.leastIsk * 10_000 : null,
    stopReason: body.stopReason ?? null,
    stopNote: body.stopNote ?? null,
    userId: actor.realUserId,
  });
}

/** Only the payee, staff included: what a minimum keeps back is the payee's (R72). */
export async function choose({ db, params, body, actor }: CallOf<typeof chooseLeast>): Promise<void> {
  if (params.personId !== actor.personId) refuse('person.notFound');
  await chooseOwn.run(db, {
    personId: params.personId,
    leastUnits: body.leastIsk === null ? null : body.leastIsk * 10_000,
  });
}
