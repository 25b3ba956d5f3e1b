import * as calls from '@omur/contract/performances/setListWords';
import { isStaff } from '../../platform/sessions/actor.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { askedOf, wordsOf } from './queries.ts';
import { say } from './say.ts';

export function serveSetListWords(server: Server): void {
  serve(server, calls.listAskedSetLists, ({ actor: { personId } }) => list(askedOf, { personId }));
  serve(server, calls.sayOfSetList, say);
  serve(server, calls.listSetListWords, ({ actor, params }) =>
    list(wordsOf, { ...params, personId: actor.personId, isStaff: isStaff(actor) }),
  );
}
