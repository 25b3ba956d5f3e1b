import { sql } from '../../platform/database/statement.ts';

export const findWays = sql`
  select u.password_hash is not null as has_password,
    exists (select from second_factor f where f.user_id = u.user_id and f.kind = 'passkey') as has_passkey,
    exists (select from second_factor f where f.user_id = u.user_id and f.kind = 'app') as has_app
  from app_user u where u.user_id = ${'userId'}`;

export const insertConfirmation = sql`
  insert into login_confirmation (token_hash, user_id, session_token_hash, confirmed_by)
  values (${'tokenHash'}, ${'userId'}, ${'sessionTokenHash'}, ${'confirmedBy'})`;
