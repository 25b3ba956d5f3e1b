import { ApiKey } from '@omur/contract/accounts/apiKeys';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** O47: keys that work; of the others the change history tells. */
export const ownKeys = {
  ...listing({
    schema: ApiKey,
    from: piece`
      select k.api_key_id as key_id, k.name as key_name, k.ends_in as key_end, k.scopes, k.made_at as key_made_at,
        k.expires_at as key_expires_at, k.last_used_at as key_used_at
      from api_key k where k.user_id = ${'userId'} and k.revoked_at is null and k.expires_at > now()`,
    orders: { keyId: { up: ['q.key_id::integer'] } },
  }),
  defaultSort: '-keyId',
};

export const countKeys = sql`
  select count(*)::integer as count from api_key where user_id = ${'userId'} and revoked_at is null and expires_at > now()`;

export const insertKey = sql`
  insert into api_key (user_id, name, token_hash, ends_in, scopes, expires_at)
  values (${'userId'}, ${'name'}, ${'tokenHash'}, ${'endsIn'}, ${'scopes'}::text[], now() + make_interval(days => ${'days'}::integer))
  returning api_key_id as key_id`;

export const revokeKey = sql`
  update api_key set revoked_at = now()
  where api_key_id = ${'keyId'} and user_id = ${'userId'} and revoked_at is null returning token_hash`;
