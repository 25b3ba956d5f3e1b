import { type deleteBulk, mostBulks, type startBulk } from '@omur/contract/platform/calls/bulk';
import { type BulkKind, bulkKinds } from '@omur/contract/platform/rules/sheetLines';
import type { Call, CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import type { Actor } from '../sessions/actor.ts';
import type { SheetKind, SheetKinds } from './kind.ts';
import { lockUser } from '../sessions/userQueries.ts';
import * as queries from './queries.ts';

/** The kinds of sheets that are open to somebody now; those of other kinds are not there for them. */
export const kindsOf = (kinds: SheetKinds, actor: Actor): BulkKind[] =>
  bulkKinds.filter((kind) => kinds[kind].mayUse(actor));

/** @throws bulk.notYours */
export function openKind(kinds: SheetKinds, actor: Actor, kind: BulkKind): SheetKind {
  return kinds[kind].mayUse(actor) ? kinds[kind] : refuse('bulk.notYours');
}

/** Somebody's own sheet, locked for this transaction. Nobody else's is there, staff included (S6). */
export async function lockBulk(
  kinds: SheetKinds,
  { db, actor, params }: Call<{ bulkId: number }>,
): Promise<{ isBeingSent: boolean; kind: SheetKind }> {
  const asked = { bulkId: params.bulkId, userId: actor.userId, kinds: kindsOf(kinds, actor) };
  const found = await queries.lockBulk.row<{ isBeingSent: boolean; kind: BulkKind }>(db, asked);
  if (!found) refuse('bulk.notFound');
  return { ...found, kind: kinds[found.kind] };
}

export async function start(
  kinds: SheetKinds,
  { db, actor, body }: CallOf<typeof startBulk>,
): Promise<number> {
  const { userId } = actor;
  const { kind } = openKind(kinds, actor, body.bulkKind).form;
  await lockUser.run(db, { userId });
  const counted = await queries.countBulks.row<{ bulks: number }>(db, { userId });
  if ((counted?.bulks ?? 0) >= mostBulks) refuse('bulk.tooMany', { values: { most: mostBulks } });
  const bulkName = body.bulkName.trim() || '–';
  const made = await queries.insertBulk.row<{ bulkId: number }>(db, { userId, bulkName, kind });
  return made?.bulkId ?? refuse('server.failed');
}

/** What came of it stays. */
export async function remove(kinds: SheetKinds, call: CallOf<typeof deleteBulk>): Promise<void> {
  const { isBeingSent } = await lockBulk(kinds, call);
  if (isBeingSent) refuse('bulk.isBeingSent');
  await queries.deleteBulk.run(call.db, call.params);
}
