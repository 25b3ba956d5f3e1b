import type { withdrawWork } from '@omur/contract/works/amendments';
import * as works from '@omur/contract/platform/fields/works';
import { endApprovals } from '../approvals/ask.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { record } from './record.ts';
import * as queries from './queries.ts';
import { getRegistrationState, assertCurrent } from './registrationState.ts';
import { findParties, notifyWithdrawn, shownNameOf } from './notify.ts';

/** Withdraws what staff have not approved, with the reason. */
export async function withdrawRegistration({
  db,
  actor,
  params: { workId },
  body,
}: CallOf<typeof withdrawWork>): Promise<undefined> {
  const reason = body.remark;
  if (reason === null) refuseField(works.remark.wire, 'work.reasonMissing');
  const standing = await getRegistrationState(db, actor, workId);
  assertCurrent(standing, body.lastChangedAt);
  if (standing.isProvisional) refuse('work.isProvisional');
  if (standing.review === 'approved') refuse('work.notOpen');

  const parties = await findParties(db, workId);
  await queries.withdraw.run(db, { workId, remark: reason });
  await endApprovals(db, workId);
  await record(db, actor, { workId, cause: 'withdrawn', remark: reason });
  await refreshLight(db, workId, 'withdrawn', reason);
  await notifyWithdrawn(db, { title: standing.title, parties, by: shownNameOf(actor), reason });
}
