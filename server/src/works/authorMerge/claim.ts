import type { Queryable } from '../../platform/database/statement.ts';
import { askAdded } from '../approvals/ask.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import * as queries from './queries.ts';
import { refreshWorks } from './refresh.ts';

/** The holders of an author's right are paid what nobody was, on all days there ever were; publishers keep their lines (V6, M7). */
export async function giveRights(db: Queryable, authorId: number): Promise<void> {
  const works = await queries.findWorksWithRights.rows<{ workId: number }>(db, { authorId });
  await rewriteRights(
    db,
    works.map(({ workId }) => ({ workId, authorId })),
    { isOfHolders: true },
  );
}

/** Asks an author about the works that wait for them and of which nobody has asked yet: they came from the IPI register (X38). */
export async function askUnasked(db: Queryable, authorId: number): Promise<void> {
  const waiting = await queries.findUnasked.rows<{ workId: number }>(db, { authorId });
  const registrants = await queries.findRegistrants.rows<{
    workId: number;
    personId: number | null;
    name: string;
  }>(db, { workIds: waiting.map(({ workId }) => workId) });
  for (const { workId, personId, name } of registrants)
    await askAdded(db, { role: 'member', personId: personId ?? 0, name }, workId);
}

/** An unknown author has become a member under its own number: its works have a holder now, and perhaps another name. */
export async function claimWorks(db: Queryable, authorId: number): Promise<void> {
  const works = await queries.lockWorksOf.rows<{ workId: number }>(db, { authorId });
  const workIds = works.map(({ workId }) => workId);
  if (workIds.length === 0) return;
  await giveRights(db, authorId);
  await queries.renameArtists.run(db, { workIds });
  await askUnasked(db, authorId);
  await refreshWorks(db, workIds);
}
