import * as calls from '@omur/contract/accounts/apiKeys';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { serveConfirmed } from '../../platform/http/serveConfirmed.ts';
import { refuse } from '../../platform/refusal.ts';
import { makeKey } from './make.ts';
import { ownKeys, revokeKey } from './queries.ts';

/** O40–O49: keys of systems. */
export function serveApiKeys(server: Server): void {
  serve(server, calls.listKeys, ({ actor: { userId } }) => list(ownKeys, { userId }));
  serveConfirmed(server, calls.makeKey, makeKey);
  serve(server, calls.revokeKey, async ({ db, actor, params }) => {
    const { userId } = actor;
    if ((await revokeKey.run(db, { keyId: params.keyId, userId })) === 0) refuse('key.notFound');
    return undefined;
  });
  serve(server, calls.getOwnKey, ({ actor: { key, personId } }) => {
    if (!key) refuse('key.notFound');
    const { keyId, keyName, scopes, expiresAt } = key;
    return {
      keyId,
      keyName,
      scopes: [...scopes],
      keyExpiresAt: expiresAt.toISOString(),
      personId: personId || null,
    };
  });
}
