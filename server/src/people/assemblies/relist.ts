import type { makeListAnew } from '@omur/contract/people/assemblies';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { notifyProxiesEnded, notifyRelisted } from './notify.ts';
import { refusedBy } from './refused.ts';
import * as queries from './relistQueries.ts';

interface Locked extends Record<string, unknown> {
  isListed: boolean;
  isChanged: boolean;
  askedBy: number | null;
  isListAsked: boolean;
}
interface Changed extends Record<string, unknown> {
  personId: number;
  isAdded: boolean;
}

/**
 * O254: asks for the list of voters anew, or makes it where another administrator asked for it: by the rule of O121 for the same day, as
 * long as the vote is not open. Who comes onto it or drops off it is told, and so is the other side of a proxy that ends with that.
 */
export async function relist(
  { db, actor, params: { assemblyId } }: CallOf<typeof makeListAnew>,
  config: Config,
): Promise<void> {
  const userId = actor.realUserId;
  const found = await queries.lockForList.row<Locked>(db, { assemblyId });
  if (!found) refuse('assembly.notFound');
  if (!found.isListed) refuse('assembly.notListed');
  if (found.askedBy !== null && !found.isListAsked) refuse('assembly.otherAsked');
  if (found.askedBy === userId) refuse('assembly.ownStep');
  if (!found.isChanged) refuse('assembly.listUnchanged');
  if (found.askedBy === null && config.fourEyes.has('assemblies')) {
    await queries.askForList.run(db, { assemblyId, userId });
    return;
  }
  const listed = { assemblyId, personIds: await leftBehind(db, assemblyId) };
  const made = await refusedBy(
    queries.insertRelisting.row<{ relistingId: number }>(db, { assemblyId, userId }),
  );
  const changed = await queries.listChangesOf.rows<Changed>(db, { relistingId: made?.relistingId ?? 0 });
  for (const isAdded of [true, false]) {
    const personIds = changed.filter((one) => one.isAdded === isAdded).map(({ personId }) => personId);
    await notifyRelisted(db, isAdded, { assemblyId, personIds });
  }
  await notifyProxiesEnded(db, listed);
}

/** Those who stay on the list, and whose proxy ends because the other side drops off it. */
async function leftBehind(db: Parameters<typeof notifyProxiesEnded>[0], assemblyId: number) {
  const rows = await queries.leftBehind.rows<{ personId: number }>(db, { assemblyId });
  return rows.map(({ personId }) => personId);
}
