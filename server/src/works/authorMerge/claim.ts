import type { Queryable } from '../../platform/database/statement.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import * as queries from './queries.ts';

/** The holders of an author's right are paid what nobody was, on all days there ever were; publishers keep their lines (V6, M7). */
export async function giveRights(db: Queryable, authorId: number): Promise<void> {
  const works = await queries.findWorksWithRights.rows<{ workId: number }>(db, { authorId });
  await rewriteRights(
    db,
    works.map(({ workId }) => ({ workId, authorId })),
    { isOfHolders: true },
  );
}

/** An unknown author has become a member under its own number: its works have a holder now, and perhaps another name. */
export async function claimWorks(db: Queryable, authorId: number): Promise<void> {
  const works = await queries.lockWorksOf.rows<{ workId: number }>(db, { authorId });
  const workIds = works.map(({ workId }) => workId);
  if (workIds.length === 0) return;
  await giveRights(db, authorId);
  await queries.renameArtists.run(db, { workIds });
  await queries.refreshWorks.run(db, { workIds });
}
