import { sql } from '../database/statement.ts';

export const claim = sql`
  insert into idempotency_key as known (user_id, key, request_hash)
  values (${'userId'}, ${'key'}, ${'hash'})
  on conflict (user_id, key) do update set request_hash = excluded.request_hash, body = null, created_at = now()
    where known.created_at < now() - interval '24 hours'
  returning key`;

export const find = sql`select request_hash, body from idempotency_key where user_id = ${'userId'} and key = ${'key'}`;

export const keep = sql`update idempotency_key set body = ${'body'} where user_id = ${'userId'} and key = ${'key'}`;
