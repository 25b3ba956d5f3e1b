import * as running from '@omur/contract/accounts/runningSessions';
import { getSociety, login, logout } from '@omur/contract/accounts/sessions';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { logIn } from './login.ts';
import { endSession } from '../../platform/sessions/queries.ts';
import { endOneSession } from './running.ts';
import { endOthers, runningSessions } from './runningQueries.ts';
import { societyFor } from './society.ts';

export function serveSessions(server: Server, config: Config): void {
  serve(server, login, (call) => logIn(server.pool, config.sessionHours, call));
  serve(server, logout, async ({ db, actor }) => {
    await endSession.run(db, { tokenHash: actor.tokenHash });
    return undefined;
  });
  serve(server, running.listSessions, ({ actor: { realUserId, tokenHash } }) =>
    list(runningSessions, { realUserId, tokenHash, idleMinutes: config.sessionIdleMinutes }),
  );
  serve(server, running.endOneSession, endOneSession);
  serve(server, running.endOtherSessions, async ({ db, actor: { realUserId, tokenHash } }) => {
    await endOthers.run(db, { realUserId, tokenHash });
    return undefined;
  });
  serve(server, getSociety, ({ db }) => societyFor(db, config));
}
