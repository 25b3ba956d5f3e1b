import { piece, sql } from '../database/statement.ts';

export const findUser = sql`
  select user_id, kennitala, name, role, password_hash, is_locked or closed_at is not null as is_barred
  from app_user where kennitala = ${'kennitala'}`;

export const findPassword = sql`select kennitala, password_hash from app_user where user_id = ${'userId'}`;

export const insertSession = sql`
  insert into session (token_hash, user_id, expires_at, device, opened_by)
  values (${'tokenHash'}, ${'userId'}, now() + make_interval(hours => ${'hours'}::integer), ${'device'}, ${'openedBy'})`;

/** Whether a password that was found right still opens the login: waits for anyone who changes the user at this moment. */
export const findStillOpening = sql`
  select from app_user
  where user_id = ${'userId'} and password_hash = ${'passwordHash'} and not is_locked and closed_at is null for share`;

export const lockOwner = sql`select from app_user where user_id = ${'userId'} for no key update`;
export const findLive = sql`select from session where token_hash = ${'tokenHash'} and ended_at is null`;

const isConfirmation = piece`c.token_hash = ${'tokenHash'} and c.user_id = ${'userId'} and c.session_token_hash = ${'sessionTokenHash'}
    and c.confirmed_at > now() - interval '10 minutes'`;
export const findConfirmation = sql`select from login_confirmation c where ${isConfirmation}`;
export const takeConfirmation = sql`delete from login_confirmation c where ${isConfirmation}`;

export const endSession = sql`
  update session set ended_at = now() where token_hash = ${'tokenHash'} and ended_at is null`;

/** A live session with both identities: whose it is, and for whom it acts (S1, S5). */
/** S8: what staff may do is done by staff; only an administrator acts for one of them. */
const isLent = piece`(acted.role not in ('administrator', 'editor') or own.role = 'administrator')`;

export const findSession = sql`
  select s.last_used_at, s.expires_at, s.is_read_only,
    coalesce(acted.user_id, own.user_id) as user_id, own.user_id as real_user_id,
    coalesce(acted.role, own.role) as role, own.role as real_role,
    coalesce(acted.name, own.name) as name, own.name as real_name,
    coalesce(acted.kennitala, own.kennitala) as kennitala,
    coalesce(case when acted.user_id is null then own.person_id else acted.person_id end, 0) as person_id,
    ${'staffMustHaveFactor'}::boolean and own.role in ('administrator', 'editor') and s.opened_by <> 'electronicId'
      and not exists (select from second_factor f where f.user_id = own.user_id) as must_set_up
  from session s
  join app_user own on own.user_id = s.user_id
  left join app_user acted on acted.user_id = s.acting_for_user_id
  where s.token_hash = ${'tokenHash'} and s.ended_at is null and s.expires_at > now()
    and s.last_used_at > now() - make_interval(mins => ${'idleMinutes'}::integer)
    and not own.is_locked and own.closed_at is null
    and (acted.user_id is null or not acted.is_locked and acted.closed_at is null and ${isLent})`;

/** A key that works, with whose it is as they are now (O42). */
const isKeyAlive = piece`k.revoked_at is null and k.expires_at > now() and not u.is_locked and u.closed_at is null
    and u.role in ('member', 'viewer')`;

/** The owner of a key as the one who calls; a key acts for nobody else. */
export const findKey = sql`
  select k.expires_at, false as is_read_only, u.user_id, u.user_id as real_user_id, u.role, u.role as real_role,
    u.name, u.name as real_name, u.kennitala, coalesce(u.person_id, 0) as person_id, false as must_set_up,
    k.api_key_id as key_id, k.name as key_name, k.scopes
  from api_key k join app_user u using (user_id)
  where k.token_hash = ${'tokenHash'} and ${isKeyAlive}`;

/** The same as `nameActor` for a system with a key (O44, O46). */
export const nameKeyActor = sql`
  select set_config('omur.user_id', ${'changedBy'}, true), set_config('omur.acting_for_user_id', '', true),
    set_config('omur.api_key_id', ${'keyId'}, true), set_config('omur.request_id', ${'requestId'}, true),
    exists (
      select from api_key k join app_user u using (user_id)
      where k.token_hash = ${'tokenHash'} and ${isKeyAlive} and u.user_id = ${'userId'} and u.role = ${'role'}
    ) as is_as_known`;

/** O333: of several servers that each have seen it used within a minute the first writes that down, and the others find it done. */
const isOld = piece`(last_used_at is null or last_used_at < now() - interval '30 seconds')`;

export const touchKey = sql`
  update api_key set last_used_at = now() where token_hash = ${'tokenHash'} and revoked_at is null and ${isOld}`;

/** Names who changes something for the records (J4), and answers whether their session still says what was remembered of it. */
export const nameActor = sql`
  select set_config('omur.user_id', ${'changedBy'}, true), set_config('omur.acting_for_user_id', ${'actingFor'}, true),
    set_config('omur.api_key_id', '', true), set_config('omur.request_id', ${'requestId'}, true),
    exists (
      select from session s
      join app_user own on own.user_id = s.user_id
      left join app_user acted on acted.user_id = s.acting_for_user_id
      where s.token_hash = ${'tokenHash'} and s.ended_at is null and s.expires_at > now() and not own.is_locked and own.closed_at is null
        and (acted.user_id is null or not acted.is_locked and acted.closed_at is null and ${isLent})
        and own.user_id = ${'realUserId'} and own.role = ${'realRole'} and s.is_read_only = ${'isReadOnly'}
        and coalesce(acted.user_id, own.user_id) = ${'userId'} and coalesce(acted.role, own.role) = ${'role'}
    ) as is_as_known`;

export const touchSession = sql`
  update session set last_used_at = now() where token_hash = ${'tokenHash'} and ended_at is null and ${isOld}`;

export const findLocks = sql`
  select locked_until from login_throttle where subject = any(${'subjects'}) and locked_until > now()`;

/** Counts a failure; failures more than a quarter of an hour apart do not add up. */
export const countFailure = sql`
  insert into login_throttle as known (subject, failures, last_failed_at)
  values (${'subject'}, 1, now())
  on conflict (subject) do update set
    failures = case when known.last_failed_at < now() - interval '15 minutes' then 1 else known.failures + 1 end,
    failed_before_at = known.last_failed_at,
    last_failed_at = now(),
    locked_until = case
      when known.last_failed_at >= now() - interval '15 minutes' and known.failures + 1 >= ${'allowed'}::integer
      then now() + interval '15 minutes' else null end
  returning failures, locked_until`;

export const forgetFailures = sql`delete from login_throttle where subject = ${'subject'}`;

export const takeBackFailure = sql`
  update login_throttle set failures = failures - 1, last_failed_at = coalesce(failed_before_at, last_failed_at),
    locked_until = case when failures > ${'allowed'}::integer then locked_until end
  where subject = ${'subject'} and failures > 0`;

export const endEverySession = sql`
  update session set ended_at = now()
  where ended_at is null and (user_id = ${'userId'} or acting_for_user_id = ${'userId'})`;

/** Counts within a window that begins with the first, so that anyone who goes on asking is not kept out for ever. */
export const countAttempt = sql`
  insert into login_throttle as known (subject, failures, last_failed_at) values (${'subject'}, 1, now())
  on conflict (subject) do update set
    failures = case when known.last_failed_at < now() - make_interval(mins => ${'minutes'}::integer) then 1 else known.failures + 1 end,
    last_failed_at = case when known.last_failed_at < now() - make_interval(mins => ${'minutes'}::integer) then now()
      else known.last_failed_at end
  returning failures, extract(epoch from last_failed_at - now())::integer + 60 * ${'minutes'}::integer as seconds_left`;

export const findAsked = sql`
  select from login_throttle
  where subject = ${'subject'} and last_failed_at > now() - make_interval(mins => ${'minutes'}::integer)`;
