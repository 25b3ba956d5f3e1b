import * as calls from '@omur/contract/royalties/inheritances';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { ask, decide, undo } from './decide.ts';
import { estateBalances } from './queries.ts';

/** What payees who have died have, and its way to their heirs (H103–H105). */
export function serveInheritances(server: Server): void {
  serve(server, calls.listEstateBalances, ({ actor }) => list(estateBalances, { userId: actor.realUserId }));
  serve(server, calls.askForInheritance, ({ db, body, actor }) =>
    ask(db, { ...body, userId: actor.realUserId }),
  );
  serve(server, calls.decideInheritance, ({ db, params, body, actor }) =>
    decide(db, { ...params, ...body, userId: actor.realUserId }),
  );
  serve(server, calls.undoInheritance, ({ db, params, actor }) =>
    undo(db, { ...params, userId: actor.realUserId }),
  );
}
