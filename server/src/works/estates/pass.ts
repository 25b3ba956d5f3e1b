import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { closeUser } from '../../people/persons/leavingQueries.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import * as queries from './queries.ts';

/** Works whose lines are written together. */
const atOnce = 500;

interface Passing {
  estateId: number;
  personId: number;
  countsFrom: string;
  /** Who confirms it. */
  userId: number;
}

const refusals = new Map([
  ['estate_heir_gone', 'estate.heirUnknown'],
  ['estate_in_order', 'estate.laterDay'],
  ['estate_certificate', 'estate.noDocument'],
  ['estate_by_another', 'estate.ownProposal'],
] as const);

/**
 * H114, H115: from the day on each work's lines are the heirs'; before it they are the deceased's, and publishers keep theirs. What was
 * distributed stays as it was. The login of the deceased is closed, so that nobody acts by it or for it.
 */
export async function pass(
  db: Queryable,
  { estateId, personId, countsFrom, userId }: Passing,
): Promise<void> {
  const held = await queries.findAuthorsHeld.rows<{ authorId: number }>(db, { personId });
  await queries.lockWorksOf.run(db, { authorIds: held.map(({ authorId }) => authorId) });
  const passed = await queries.passEstate
    .rows<{ authorId: number }>(db, { estateId, userId })
    .catch((error: unknown) => {
      const code = refusals.get((error as { constraint?: string }).constraint as 'estate_in_order');
      if (code) refuse(code);
      throw error;
    });
  const authorIds = passed.map(({ authorId }) => authorId);
  const shares = await queries.listSharesOf.rows<{ workId: number; authorId: number }>(db, { authorIds });
  for (let at = 0; at < shares.length; at += atOnce)
    await rewriteRights(db, shares.slice(at, at + atOnce), { from: countsFrom, isOfHolders: true });
  const workIds = [...new Set(shares.map(({ workId }) => workId))];
  if (workIds.length > 0) {
    await queries.touch.run(db, { workIds });
    await queries.refreshAll.run(db, { workIds });
  }
  const user = await queries.findUserOf.row<{ userId: number }>(db, { personId });
  if (!user) return;
  await endSessionsOf(db, user.userId);
  await closeUser.run(db, user);
}
