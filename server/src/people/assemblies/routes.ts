import { Readable } from 'node:stream';
import * as calls from '@omur/contract/people/assemblies';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { list } from '../../platform/http/list.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { change, make } from './change.ts';
import * as proxies from './proxies.ts';
import * as queries from './queries.ts';
import { relist } from './relist.ts';
import { findListed, listChanges } from './relistQueries.ts';
import { publicKey } from './signing.ts';
import { dropStep, takeStep } from './steps.ts';
import { cast } from './vote.ts';
import { findTally } from './voteQueries.ts';

/** Who acts for somebody sees the assembly as anybody does: a vote is nobody else's. */
const reader = (actor: Actor) => ({
  userId: actor.realUserId,
  personId: actor.userId === actor.realUserId ? actor.personId : 0,
  isStaff: isStaff(actor),
});

/** O120–O131: general assemblies. */
export function serveAssemblies(server: Server, config: Config): void {
  const rate = new PublicRate(server.pool, 'assemblies', config.publicRatePerMinute);
  const shown = (db: Queryable, actor: Actor, assemblyId: number) =>
    oneOr404(db, queries.findAssembly, { assemblyId, ...reader(actor) }, 'assembly.notFound');

  serve(server, calls.listAssemblies, ({ actor }) => list(queries.assemblies, { isStaff: isStaff(actor) }));
  serve(server, calls.getAssembly, ({ db, actor, params }) => shown(db, actor, params.assemblyId));
  serve(server, calls.makeAssembly, async (call) => shown(call.db, call.actor, await make(call)));
  serve(server, calls.changeAssembly, async (call) => {
    await change(call);
    return shown(call.db, call.actor, call.params.assemblyId);
  });
  serve(server, calls.takeAssemblyStep, async (call) => {
    await takeStep(call, config);
    return shown(call.db, call.actor, call.params.assemblyId);
  });
  serve(server, calls.dropAssemblyStep, dropStep);
  serve(server, calls.listListChanges, async ({ db, params }) => {
    const found = await findListed.row<{ isListed: boolean }>(db, params);
    if (!found) refuse('assembly.notFound');
    if (!found.isListed) refuse('assembly.notListed');
    return list(listChanges, params);
  });
  serve(server, calls.makeListAnew, async (call) => {
    await relist(call, config);
    return shown(call.db, call.actor, call.params.assemblyId);
  });
  serve(server, calls.giveProxy, proxies.give, proxies.countGiven);
  serve(server, calls.answerProxy, proxies.answer);
  serve(server, calls.endProxy, proxies.end);
  serve(server, calls.castVote, (call) => cast(call, config));
  serve(server, calls.getTally, async ({ db, params: { assemblyId } }) => {
    const found = await findTally.row<{ document: string }>(db, { assemblyId });
    if (!found) refuse('assembly.notCounted');
    return { name: `omur-${assemblyId}.json`, content: Readable.from([found.document]) };
  });
  serve(
    server,
    calls.getSigningKey,
    async ({ db }) => ({ signingKey: await publicKey(db, config) }),
    ({ address }) => rate.assertWithin(address),
  );
}
