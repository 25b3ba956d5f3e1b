import * as calls from '@omur/contract/accounts/secondFactors';
import { removeSecondFactors } from '@omur/contract/accounts/users';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { serveConfirmed } from '../../platform/http/serveConfirmed.ts';
import * as own from './own.ts';
import * as passkeys from './passkeys.ts';
import { giveCode } from './secondStep.ts';

export function serveSecondFactors(server: Server, config: Config): void {
  const { pool } = server;
  serve(server, calls.getSecondFactors, ({ db, actor }) => own.ownFactors(db, actor, config));
  serveConfirmed(server, calls.beginApp, (call) => own.beginApp(call, config));
  serve(server, calls.confirmApp, (call) => own.confirmApp(call, config));
  serveConfirmed(server, calls.removeApp, (call) => own.removeApp(call, config));
  serveConfirmed(server, calls.beginPasskey, (call) => passkeys.beginPasskey(call, config));
  serve(
    server,
    calls.addPasskey,
    (call) => passkeys.addPasskey(call, config),
    (call) => passkeys.spendOwnChallenge(pool, call),
  );
  serve(server, calls.renamePasskey, own.renamePasskey);
  serveConfirmed(server, calls.removePasskey, (call) => own.removePasskey(call, config));
  serveConfirmed(server, calls.renewRecoveryCodes, own.renewCodes);
  serve(server, removeSecondFactors, own.removeAll);
  serve(server, calls.giveCode, (call) => giveCode(pool, config, call));
  serve(server, calls.beginPasskeyLogin, (call) => passkeys.beginPasskeyLogin(pool, config, call));
  serve(server, calls.logInWithPasskey, (call) => passkeys.logInWithPasskey(pool, config, call));
}
