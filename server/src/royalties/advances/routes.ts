import * as calls from '@omur/contract/royalties/advances';
import type { Queryable } from '../../platform/database/statement.ts';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { ask, askToWriteOff, cancel, decide, decideWriteOff } from './decide.ts';
import * as queries from './queries.ts';

/** Money paid ahead of what will be distributed (R24). */
export function serveAdvances(server: Server): void {
  const shown = (db: Queryable, advanceId: number, userId: number) =>
    oneOr404(db, queries.findAdvance, { advanceId, userId }, 'money.advanceNotFound');

  serve(server, calls.listAdvances, ({ actor }) => list(queries.allAdvances, { userId: actor.realUserId }));
  serve(server, calls.askForAdvance, async (call) => shown(call.db, await ask(call), call.actor.realUserId));
  serve(server, calls.decideAdvance, async ({ db, params, body, actor }) => {
    await decide(db, { ...params, ...body, userId: actor.realUserId });
    return undefined;
  });
  serve(server, calls.cancelAdvance, async ({ db, params, actor: { realUserId: userId } }) => {
    await cancel(db, { ...params, userId });
    return shown(db, params.advanceId, userId);
  });
  serve(server, calls.askForWriteOff, async ({ db, params, body, actor: { realUserId: userId } }) => {
    await askToWriteOff(db, { ...params, ...body, userId });
    return shown(db, params.advanceId, userId);
  });
  serve(server, calls.decideWriteOff, async ({ db, params, body, actor }) => {
    await decideWriteOff(db, { ...params, ...body, userId: actor.realUserId });
    return undefined;
  });
  serve(server, calls.listAdvanceSteps, ({ actor, params }) =>
    list(queries.stepsOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
}
