import * as calls from '@omur/contract/royalties/unclaimed';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { ask, decide } from './decide.ts';
import * as queries from './queries.ts';

/** What becomes of money that nobody has claimed in time (R32). */
export function serveUnclaimed(server: Server): void {
  serve(server, calls.getUnclaimed, ({ db, params, language }) =>
    oneOr404(db, queries.findUnclaimed, { ...params, language }, 'money.nothingWaits'),
  );
  serve(server, calls.listDecidableUsage, ({ params, language }) =>
    list(queries.decidable, { ...params, language }),
  );
  serve(server, calls.listKeptDecisions, ({ query, language, actor }) =>
    list(queries.allDecisions, {
      language,
      userId: actor.realUserId,
      categoryId: query.categoryId ?? null,
      usedYear: query.usedYear ?? null,
    }),
  );
  serve(server, calls.askForKeptDecision, async ({ db, body, language, actor: { realUserId: userId } }) =>
    oneOr404(
      db,
      queries.findDecision,
      { keptDecisionId: await ask(db, body, userId), language, userId },
      'money.keptDecisionNotFound',
    ),
  );
  serve(server, calls.decideKept, async ({ db, params, body, actor }) => {
    await decide(db, { ...params, ...body, userId: actor.realUserId });
    return undefined;
  });
}
