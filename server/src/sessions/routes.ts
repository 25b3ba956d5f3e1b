import { getSociety, login, logout } from '@omur/contract/sessions';
import type { Config } from '../config.ts';
import { serve, type Server } from '../http/serve.ts';
import { logIn } from './login.ts';
import { endSession } from './queries.ts';
import { societyFor } from './society.ts';

export function serveSessions(server: Server, config: Config): void {
  serve(server, login, (call) => logIn(server.pool, config.sessionHours, call));
  serve(server, logout, async ({ db, actor }) => {
    await endSession.run(db, { tokenHash: actor.tokenHash });
    return undefined;
  });
  serve(server, getSociety, ({ db }) => societyFor(db, config.societyName));
}
