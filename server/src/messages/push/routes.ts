import * as calls from '@omur/contract/messages/push';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { pushKeys } from './keys.ts';
import { dropOwn } from './queries.ts';
import { subscribe } from './subscribe.ts';

/** H75–H78: devices that are told of things. */
export function servePush(server: Server, config: Config): void {
  // By the pool: a key that is made is made, whatever becomes of the call.
  serve(server, calls.getPushKey, async () => ({
    publicKey: (await pushKeys(server.pool, config)).publicKey,
  }));
  serve(server, calls.subscribeDevice, (call) => subscribe(call, config));
  serve(server, calls.unsubscribeDevice, async ({ db, actor: { tokenHash } }) => {
    await dropOwn.run(db, { tokenHash });
    return undefined;
  });
}
