import * as calls from '@omur/contract/accounts/openId';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { logIn, startLogin } from './logIn.ts';
import { OpenIdProvider } from './provider.ts';

export function serveOpenId(server: Server, config: Config): void {
  const provider = config.openId && new OpenIdProvider(config.openId, config);
  serve(server, calls.startOpenId, (call) =>
    provider ? startLogin(provider, call) : refuse('openId.notOffered'),
  );
  serve(server, calls.logInByOpenId, (call) =>
    provider ? logIn(provider, config.sessionHours, call) : refuse('openId.notOffered'),
  );
}
