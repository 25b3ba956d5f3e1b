import * as calls from '@omur/contract/performances/uncounted';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { decide } from './decide.ts';
import { uncountedOf } from './queries.ts';

export function serveUncounted(server: Server): void {
  serve(server, calls.listUncounted, ({ actor, params }) =>
    list(uncountedOf, { ...params, personId: actor.personId, isStaff: isStaff(actor) }),
  );
  serve(server, calls.decideConcert, decide);
}
