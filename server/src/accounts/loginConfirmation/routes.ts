import * as calls from '@omur/contract/accounts/loginConfirmation';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { OpenIdProvider } from '../openId/provider.ts';
import * as confirm from './confirm.ts';

/** X133: confirming who calls, for those who have no password. */
export function serveLoginConfirmation(server: Server, config: Config): void {
  const { pool } = server;
  const provider = config.openId && new OpenIdProvider(config.openId, config);
  const means = { pool, config, provider };
  serve(server, calls.getConfirmationWays, async ({ actor }) => ({
    confirmationWays: await confirm.waysOf(means, actor),
  }));
  serve(server, calls.confirmLogin, confirm.giveConfirmation, (call) => confirm.assertConfirmed(means, call));
}
