import { kennitala as kennitalaField } from '@omur/contract/platform/fields/people';
import type { answerProxy, endProxy, giveProxy } from '@omur/contract/people/assemblies';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { fitsName, mayLookUp } from '../persons/lookUp.ts';
import { notifyProxy } from './notify.ts';
import * as queries from './proxyQueries.ts';
import { refusedBy } from './refused.ts';

interface Proxy extends Record<string, unknown> {
  giverId: number;
  holderId: number;
  state: 'offered' | 'accepted';
}

/** S9: a number with a name that fits it, twenty times an hour: an offer tells who has the number, and that they are a member. */
export const countGiven = ({ db, actor, body }: CallOf<typeof giveProxy>): Promise<void> =>
  mayLookUp(db, actor, body.name ?? '');

/** O124: offers another member on the list to vote in one's place. It counts once they have accepted. */
export async function give({ db, actor, params: { assemblyId }, body }: CallOf<typeof giveProxy>) {
  const { personId } = actor;
  await assertGiving(db, assemblyId);
  const kennitala = readKennitala(body.kennitala) ?? '';
  const found = await queries.findHolder.row<{ personId: number; name: string }>(db, {
    assemblyId,
    kennitala,
    personId,
  });
  if (!found || !fitsName(body.name ?? '', found.name))
    refuseField(kennitalaField.wire, 'assembly.proxyHolder');
  await refusedBy(queries.insertProxy.run(db, { assemblyId, personId, holderId: found.personId }));
  await notifyProxy(db, 'offered', { assemblyId, personId: found.personId });
  return undefined;
}

export async function answer({ db, actor, params, body }: CallOf<typeof answerProxy>) {
  const { mostProxies } = await assertGiving(db, params.assemblyId);
  const proxy = await lock(db, params, actor.personId);
  if (proxy.holderId !== actor.personId || proxy.state !== 'offered') refuse('assembly.proxyNotFound');
  const state = body.isAccepted ? 'accepted' : 'declined';
  const set = queries.setProxy.run(db, { proxyId: params.proxyId, state });
  await refusedBy(
    set.catch((error: { constraint?: string }) => {
      if (error.constraint === 'assembly_proxy_most')
        refuse('assembly.proxyMost', { values: { most: mostProxies } });
      return goneIfVoted(error);
    }),
  );
  await notifyProxy(db, state, { assemblyId: params.assemblyId, personId: proxy.giverId });
  return undefined;
}

/** Either side ends it, as long as the vote was not cast. */
export async function end({ db, actor, params }: CallOf<typeof endProxy>) {
  await assertGiving(db, params.assemblyId);
  const { giverId, holderId, state } = await lock(db, params, actor.personId);
  const isOnlyOffered = state === 'offered' && holderId === actor.personId;
  const set = queries.setProxy.run(db, { proxyId: params.proxyId, state: 'withdrawn' });
  await refusedBy(isOnlyOffered ? set.catch(goneIfVoted) : set);
  const personId = giverId === actor.personId ? holderId : giverId;
  await notifyProxy(db, 'withdrawn', { assemblyId: params.assemblyId, personId });
  return undefined;
}

/** O271: who was only offered a proxy is not told that its giver has voted. To them it is gone, like one that was taken back. */
function goneIfVoted(error: { constraint?: string }): never {
  if (error.constraint === 'assembly_proxy_voted') refuse('assembly.proxyNotFound');
  throw error;
}

async function assertGiving(db: Queryable, assemblyId: number) {
  const found = await queries.findGiving.row<{ isOpen: boolean; mostProxies: number }>(db, { assemblyId });
  if (!found) refuse('assembly.notFound');
  if (!found.isOpen) refuse('assembly.proxyClosed');
  return found;
}

async function lock(db: Queryable, params: { assemblyId: number; proxyId: number }, personId: number) {
  return (
    (await queries.lockProxy.row<Proxy>(db, { ...params, personId })) ?? refuse('assembly.proxyNotFound')
  );
}
