import * as calls from '@omur/contract/accounts/passwords';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { changePassword, mayChange } from './change.ts';
import { sendReset } from './forgotten.ts';
import { resetPassword, verifyReset } from './reset.ts';

export function servePasswords(server: Server, config: Config): void {
  const { pool } = server;
  serve(server, calls.changePassword, changePassword, (call) => mayChange(pool, call));
  serve(server, calls.forgottenPassword, (call) => sendReset(pool, config, call));
  serve(server, calls.verifyPasswordChange, (call) => verifyReset(pool, call));
  serve(server, calls.resetPassword, (call) => resetPassword(pool, call));
}
