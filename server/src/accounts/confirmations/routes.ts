import * as calls from '@omur/contract/people/confirmations';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { decide } from './decide.ts';
import { waitingConfirmations } from '../../people/confirmations/queries.ts';

export function serveConfirmations(server: Server, config: Pick<Config, 'societyName'>): void {
  serve(server, calls.listWaitingConfirmations, ({ actor }) =>
    list(waitingConfirmations, {
      userId: actor.realUserId,
      isAdministrator: actor.role === 'administrator' && actor.realRole === 'administrator',
    }),
  );
  serve(server, calls.decideConfirmation, (call) => decide(call, config));
}
