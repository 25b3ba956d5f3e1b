import { type deleteBulk, mostBulks, type startBulk } from '@omur/contract/works/bulk';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

/** Somebody's own sheet, locked for this transaction. Nobody else's is there, staff included (S6). */
export async function lockBulk({
  db,
  actor,
  params,
}: Call<{ bulkId: number }>): Promise<{ isBeingSent: boolean }> {
  const asked = { bulkId: params.bulkId, userId: actor.userId };
  return (await queries.lockBulk.row<{ isBeingSent: boolean }>(db, asked)) ?? refuse('bulk.notFound');
}

export async function start({ db, actor, body }: CallOf<typeof startBulk>): Promise<number> {
  const { userId } = actor;
  await queries.lockUser.run(db, { userId });
  const counted = await queries.countBulks.row<{ bulks: number }>(db, { userId });
  if ((counted?.bulks ?? 0) >= mostBulks) refuse('bulk.tooMany', { values: { most: mostBulks } });
  const bulkName = body.bulkName.trim() || '–';
  const made = await queries.insertBulk.row<{ bulkId: number }>(db, { userId, bulkName });
  return made?.bulkId ?? refuse('server.failed');
}

/** The works that came of it stay. */
export async function remove(call: CallOf<typeof deleteBulk>): Promise<void> {
  const { isBeingSent } = await lockBulk(call);
  if (isBeingSent) refuse('bulk.isBeingSent');
  await queries.deleteBulk.run(call.db, call.params);
}
