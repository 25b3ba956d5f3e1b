import type pg from 'pg';
import { closeUser } from '../../people/persons/leavingQueries.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import { notifyHeirs, notifyReporter } from './notify.ts';
import * as queries from './queries.ts';

/** Works whose lines are written together. */
const atOnce = 500;

interface Due extends Record<string, unknown> {
  estateId: number;
  personId: number;
  countsFrom: string;
  reporterId: number | null;
  heirIds: number[];
}

/**
 * H114, H115: from the day on each work's lines are the heirs'; before it they are the deceased's, and publishers keep theirs. What was
 * distributed stays as it was. The login of the deceased is closed, so that nobody acts by it or for it.
 */
async function pass(
  db: Queryable,
  { estateId, personId, countsFrom, reporterId, heirIds }: Due,
): Promise<void> {
  await lockWorks(db, personId);
  const passed = await queries.passEstate.rows<{ authorId: number }>(db, { estateId });
  await rewriteOf(
    db,
    passed.map(({ authorId }) => authorId),
    countsFrom,
  );
  const user = await queries.findUserOf.row<{ userId: number }>(db, { personId });
  if (user) {
    await endSessionsOf(db, user.userId);
    await closeUser.run(db, user);
  }
  await notifyHeirs(db, heirIds);
  await notifyReporter(db, { estateId, reporterId, isDone: true }, 0);
}

/** Works first, as everybody who amends them locks them. */
async function lockWorks(db: Queryable, personId: number): Promise<void> {
  const held = await queries.findAuthorsHeld.rows<{ authorId: number }>(db, { personId });
  await queries.lockWorksOf.run(db, { authorIds: held.map(({ authorId }) => authorId) });
}

/** Writes who is paid the authors' shares anew from a day on. */
async function rewriteOf(db: Queryable, authorIds: readonly number[], from: string): Promise<void> {
  const shares = await queries.listSharesOf.rows<{ workId: number; authorId: number }>(db, { authorIds });
  for (let at = 0; at < shares.length; at += atOnce)
    await rewriteRights(db, shares.slice(at, at + atOnce), { from, isOfHolders: true });
  const workIds = [...new Set(shares.map(({ workId }) => workId))];
  if (workIds.length === 0) return;
  await queries.touch.run(db, { workIds });
  await queries.refreshAll.run(db, { workIds });
}

/** H125: what was confirmed three days ago passes, each estate by itself: one that cannot holds up no other. */
export async function passDue(pool: pg.Pool): Promise<void> {
  const failed: unknown[] = [];
  for (const { estateId } of await queries.listDue.rows<{ estateId: number }>(pool, {}))
    await transaction(pool, async (db) => {
      const due = await queries.lockDue.row<Due>(db, { estateId });
      if (due) await pass(db, due);
    }).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

export const estateDeadlines: Task = {
  name: 'estateDeadlines',
  run: ({ pool }) => passDue(pool),
};

const refusals = new Map([
  ['estate_stays', 'estate.notDone'],
  ['estate_in_order', 'estate.changedSince'],
  ['died_on_stays', 'estate.changedSince'],
  ['estate_importing', 'estate.importing'],
  ['estate_paid', 'estate.paid'],
  ['estate_inherited', 'estate.inherited'],
  ['estate_own', 'estate.own'],
  ['estate_undone_by_another', 'estate.ownUndo'],
] as const);

interface Undoing {
  estateId: number;
  countsFrom: string;
  userId: number;
}

/** H127, R224: the rights are whose they were before, on all days. */
export async function undo(db: Queryable, { countsFrom, ...of }: Undoing): Promise<void> {
  const authors = await queries.findPassed.rows<{ authorId: number }>(db, { estateId: of.estateId });
  await queries.lockWorksOf.run(db, { authorIds: authors.map(({ authorId }) => authorId) });
  const undone = await queries.undoPassed.rows<{ authorId: number }>(db, of).catch((error: unknown) => {
    const code = refusals.get((error as { constraint?: string }).constraint as 'estate_paid');
    if (code) refuse(code);
    throw error;
  });
  await rewriteOf(
    db,
    undone.map(({ authorId }) => authorId),
    countsFrom,
  );
}
