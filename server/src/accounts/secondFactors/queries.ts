import { sql } from '../../platform/database/statement.ts';

/** Anyone who changes the factors of a user waits here for anyone who does so too. */
export const lockUser = sql`
  select user_id, kennitala, name, role, person_id from app_user where user_id = ${'userId'} for no key update`;

export const findFactors = sql`
  select f.second_factor_id, f.kind, f.name, f.added_at, coalesce(p.last_used_at, a.last_used_at) as last_used_at
  from second_factor f left join passkey p using (second_factor_id) left join code_app a using (second_factor_id)
  where f.user_id = ${'userId'} order by f.added_at, f.second_factor_id`;

export const countRecoveryCodes = sql`
  select count(*)::integer as left from recovery_code where user_id = ${'userId'} and used_at is null`;

export const insertFactor = sql`
  insert into second_factor (user_id, kind, name) values (${'userId'}, ${'kind'}, ${'name'}) returning second_factor_id`;

export const renamePasskey = sql`
  update second_factor set name = ${'name'}
  where user_id = ${'userId'} and second_factor_id = ${'passkeyId'} and kind = 'passkey'`;

export const deleteFactor = sql`
  delete from second_factor where user_id = ${'userId'} and second_factor_id = ${'secondFactorId'}`;

export const deleteFactors = sql`delete from second_factor where user_id = ${'userId'}`;

/** The secret goes with the app that it was for. */
export const deleteCodeApp = sql`delete from code_app where user_id = ${'userId'}`;

export const beginCodeApp = sql`
  insert into code_app as known (user_id, secret) values (${'userId'}, ${'secret'})
  on conflict (user_id) do update set secret = excluded.secret, begun_at = now(), last_step = 0
    where known.second_factor_id is null`;

export const findCodeApp = sql`
  select secret as sealed, second_factor_id is not null as is_confirmed,
    second_factor_id is null and begun_at > now() - interval '15 minutes' as is_begun
  from code_app where user_id = ${'userId'}`;

export const confirmCodeApp = sql`
  update code_app set second_factor_id = ${'secondFactorId'}, last_step = ${'halfMinute'}, last_used_at = now()
  where user_id = ${'userId'} and second_factor_id is null`;

/** Each code once: of two who give the same at the same time, the second finds no row. */
export const spendAppCode = sql`
  update code_app set last_step = ${'halfMinute'}, last_used_at = now()
  where user_id = ${'userId'} and second_factor_id is not null and last_step < ${'halfMinute'}::bigint`;

export const deleteRecoveryCodes = sql`delete from recovery_code where user_id = ${'userId'}`;

export const insertRecoveryCodes = sql`
  insert into recovery_code (user_id, code_hash) select ${'userId'}::integer, unnest(${'codeHashes'}::bytea[])`;

export const spendRecoveryCode = sql`
  update recovery_code set used_at = now()
  where user_id = ${'userId'} and code_hash = ${'codeHash'} and used_at is null`;

export const insertStep = sql`
  insert into login_step (token_hash, user_id, device) values (${'tokenHash'}, ${'userId'}, ${'device'})`;

/** Takes one of the tries, so that guesses made at once are all counted. */
export const takeTry = sql`
  update login_step s set tries_left = tries_left - 1
  from app_user u
  where s.token_hash = ${'tokenHash'} and s.tries_left > 0 and s.created_at > now() - interval '10 minutes'
    and u.user_id = s.user_id and not u.is_locked and u.closed_at is null
  returning u.user_id, u.kennitala, u.name, u.role, u.person_id, s.device`;

/** Once: of two right codes for one step the second finds no row. */
export const endStep = sql`delete from login_step where token_hash = ${'tokenHash'}`;

export const insertChallenge = sql`
  insert into passkey_challenge (challenge, user_id) values (${'challenge'}, ${'userId'})`;

/** Good once, within five minutes, for whom it was made. */
export const takeChallenge = sql`
  delete from passkey_challenge where challenge = ${'challenge'} and user_id is not distinct from ${'userId'}
    and created_at > now() - interval '5 minutes'`;

export const listCredentials = sql`
  select p.credential_id, p.transports from passkey p join second_factor f using (second_factor_id)
  where f.user_id = ${'userId'}`;

export const insertPasskey = sql`
  insert into passkey (second_factor_id, credential_id, public_key, sign_count, transports)
  values (${'secondFactorId'}, ${'credentialId'}, ${'publicKey'}, ${'signCount'}, ${'transports'})
  on conflict (credential_id) do nothing`;

export const findPasskey = sql`
  select p.second_factor_id, p.public_key, p.sign_count::float8 as sign_count, p.transports,
    u.user_id, u.kennitala, u.name, u.role, u.is_locked or u.closed_at is not null as is_barred
  from passkey p join second_factor f using (second_factor_id) join app_user u using (user_id)
  where p.credential_id = ${'credentialId'}`;

/** An authenticator that counts is ahead of what it said last. */
export const usePasskey = sql`
  update passkey set sign_count = ${'signCount'}, last_used_at = now()
  where second_factor_id = ${'secondFactorId'}
    and (sign_count < ${'signCount'}::bigint or sign_count = 0 and ${'signCount'}::bigint = 0)`;

/** Nothing while the user is locked. */
export const countWrongCode = sql`
  insert into wrong_code as known (user_id, tries) values (${'userId'}, 1)
  on conflict (user_id) do update set tries = known.tries + 1,
    locked_until = case when known.tries >= 7 then now() + least(interval '1 day', interval '15 minutes' * 2 ^ least(known.tries - 7, 10)) end
  where known.locked_until is null or known.locked_until <= now()
  returning tries`;
export const findLock = sql`
  select ceil(extract(epoch from locked_until - now()))::integer as seconds_left from wrong_code where user_id = ${'userId'}`;
export const forgetWrongCodes = sql`delete from wrong_code where user_id = ${'userId'}`;
