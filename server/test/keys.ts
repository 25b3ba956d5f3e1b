import { randomBytes } from 'node:crypto';
import { keyScopes, type KeyScope } from '@omur/contract/platform/keyScopes';
import { hashOf } from '../src/platform/sessions/current.ts';
import { keyPrefix } from '../src/platform/sessions/keys.ts';
import type { Portal, Someone } from './portal.ts';

interface Wanted {
  scopes?: readonly KeyScope[];
  name?: string;
  expires?: string;
}

/** Somebody's system, which calls with a key in place of their session. */
export async function systemOf(
  portal: Pick<Portal, 'sql'>,
  owner: Someone,
  { scopes = keyScopes, name = 'Kerfið', expires = '30 days' }: Wanted = {},
): Promise<Someone & { keyId: number }> {
  const token = keyPrefix + randomBytes(32).toString('base64url');
  const [key] = await portal.sql(
    `insert into api_key (user_id, name, token_hash, ends_in, scopes, made_at, expires_at)
     values ($1, $2, $3, $4, $5, now() - interval '1 hour', now() + $6::interval) returning api_key_id`,
    [owner.userId, name, hashOf(token), token.slice(-4), scopes, expires],
  );
  return { ...owner, token, keyId: key?.api_key_id };
}
