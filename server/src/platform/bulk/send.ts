import type { sendBulk } from '@omur/contract/platform/calls/bulk';
import type { CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import type { SheetKinds } from './kind.ts';
import * as queries from './queries.ts';
import { lockBulk } from './sheets.ts';

/** O113: has every entry taken that is sound and not like others, by a job. What is on its way stays so: sending twice registers once. */
export async function send(kinds: SheetKinds, call: CallOf<typeof sendBulk>): Promise<void> {
  const { db, actor, params } = call;
  const { isBeingSent } = await lockBulk(kinds, call);
  const queued = await queries.queueEntries.run(db, params);
  if (queued === 0 && !isBeingSent) refuse('bulk.nothingReady');
  await queries.noteSender.run(db, { ...params, userId: actor.realUserId });
  await queries.askForSending.run(db, params);
  await queries.takeTurns.run(db, params);
}
