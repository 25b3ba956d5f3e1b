import * as calls from '@omur/contract/royalties/inheritances';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { ask, decide } from './decide.ts';
import { estateBalances } from './queries.ts';
import { askToUndo, decideUndoing } from './undo.ts';

/** What payees who have died have, and its way to their heirs (H103–H105, R230). */
export function serveInheritances(server: Server): void {
  serve(server, calls.listEstateBalances, ({ actor }) => list(estateBalances, { userId: actor.realUserId }));
  serve(server, calls.askForInheritance, ({ db, body, actor }) =>
    ask(db, { ...body, userId: actor.realUserId }),
  );
  serve(server, calls.decideInheritance, ({ db, params, body, actor }) =>
    decide(db, { ...params, ...body, userId: actor.realUserId }),
  );
  serve(server, calls.askToUndoInheritance, ({ db, params, body, actor }) =>
    askToUndo(db, { ...params, ...body, userId: actor.realUserId }),
  );
  serve(server, calls.decideUndoingInheritance, ({ db, params, body, actor }) =>
    decideUndoing(db, { ...params, ...body, userId: actor.realUserId }),
  );
}
