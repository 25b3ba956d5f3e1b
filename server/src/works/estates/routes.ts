import * as calls from '@omur/contract/works/estates';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { decide, propose, stop } from './divide.ts';
import { findEstate, findNamedHeirs, readableEstates } from './queries.ts';
import { name, report } from './report.ts';
import { askToUndo, decideOnUndoing } from './undo.ts';

const reader = (actor: Actor) => ({
  userId: actor.userId,
  realUserId: actor.realUserId,
  isStaff: isStaff(actor),
  isAdministrator: actor.role === 'administrator' && actor.realRole === 'administrator',
});

export function serveEstates(server: Server): void {
  serve(server, calls.getNamedHeirs, ({ db, actor: { personId } }) =>
    oneOr404(db, findNamedHeirs, { personId }, 'server.failed'),
  );
  serve(server, calls.nameHeirs, name);
  serve(server, calls.listEstates, ({ actor }) => list(readableEstates, reader(actor)));
  serve(server, calls.getEstate, ({ db, actor, params }) =>
    oneOr404(db, findEstate, { ...params, ...reader(actor) }, 'estate.notFound'),
  );
  serve(server, calls.reportDeath, report);
  serve(server, calls.proposeDivision, propose);
  serve(server, calls.decideOnEstate, decide);
  serve(server, calls.stopEstate, stop);
  serve(server, calls.askToUndoEstate, askToUndo);
  serve(server, calls.decideUndoingEstate, decideOnUndoing);
}
