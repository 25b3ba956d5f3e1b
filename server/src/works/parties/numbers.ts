import * as fields from '@omur/contract/platform/fields/workParties';
import type { addWorkNumber, removeWorkNumber } from '@omur/contract/works/workNumbers';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { getAccessibleWork } from '../catalogue/access.ts';
import * as queries from './queries.ts';

/** A society's three digits, a participant's code in CWR, or an IPI name number. */
const issuerForm = /^(?:[0-9]{3}|[A-Z0-9]{2,3}|[0-9]{11})$/;

export const numberForm = /^[!-~](?:[ -~]{0,28}[!-~])?$/;

/**
 * X68: files find a work by what their sender calls it. So a publisher adds numbers only under its own IPI name number, and staff those of
 * anybody; a number that its issuer has given to another work is refused.
 */
export async function addNumber({
  db,
  actor,
  params,
  body,
}: Pick<CallOf<typeof addWorkNumber>, 'db' | 'actor' | 'params' | 'body'>) {
  const workId = await getAccessibleWork(db, actor, params.workId);
  const issuer = await issuerOf(db, actor, workId, body.issuer?.trim().toUpperCase());
  const number = body.number.trim();
  if (!numberForm.test(number)) refuseField(fields.number.wire, 'workNumber.form');
  const source = isStaff(actor) ? 'staff' : 'party';
  const added = await queries.insertNumber.row<{ workNumberId: number }>(db, {
    workId,
    issuer,
    number,
    source,
    userId: actor.realUserId,
  });
  if (!added) refuse('workNumber.taken');
  const access = { personId: actor.personId, isStaff: isStaff(actor) };
  return oneOr404(
    db,
    queries.findNumber,
    { workId, workNumberId: added.workNumberId, ...access },
    'work.noNumbers',
  );
}

async function issuerOf(db: Queryable, actor: Actor, workId: number, typed: string | undefined) {
  if (isStaff(actor)) {
    if (typed === undefined || !issuerForm.test(typed))
      refuseField(fields.issuer.wire, 'workNumber.issuerForm');
    return typed;
  }
  const own = await queries.findOwnIssuer.row<{ issuer: string }>(db, { personId: actor.personId, workId });
  if (!own || (typed !== undefined && typed !== own.issuer)) refuse('workNumber.notYours');
  return own.issuer;
}

export async function removeNumber({
  db,
  actor,
  params,
}: CallOf<typeof removeWorkNumber>): Promise<undefined> {
  const { workId, workNumberId } = params;
  await getAccessibleWork(db, actor, workId);
  const access = { personId: actor.personId, isStaff: isStaff(actor) };
  const row = await queries.findNumber.row<{ json: string }>(db, { workId, workNumberId, ...access });
  if (!row) refuse('workNumber.notFound');
  const { mA_FJARLAEGJA: mayRemove } = JSON.parse(row.json) as { mA_FJARLAEGJA: 0 | 1 };
  if (mayRemove === 0) refuse('workNumber.notYours');
  await queries.deleteNumber.run(db, { workId, workNumberId });
  return undefined;
}
