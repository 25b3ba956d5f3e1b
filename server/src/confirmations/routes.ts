import * as calls from '@omur/contract/confirmations';
import type { Config } from '../config.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { decide } from './decide.ts';
import { waitingConfirmations } from './queries.ts';

export function serveConfirmations(server: Server, config: Pick<Config, 'societyName'>): void {
  serve(server, calls.listWaitingConfirmations, ({ actor }) =>
    list(waitingConfirmations, { userId: actor.realUserId }),
  );
  serve(server, calls.decideConfirmation, (call) => decide(call, config));
}
