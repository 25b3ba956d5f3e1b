import * as calls from '@omur/contract/people/confirmations';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { decide, type Means } from './decide.ts';
import { waitingConfirmations } from '../../people/confirmations/queries.ts';

export function serveConfirmations(server: Server, means: Means): void {
  serve(server, calls.listWaitingConfirmations, ({ actor, language }) =>
    list(waitingConfirmations, {
      language,
      userId: actor.realUserId,
      isAdministrator: actor.role === 'administrator' && actor.realRole === 'administrator',
    }),
  );
  serve(server, calls.decideConfirmation, (call) => decide(call, means));
}
