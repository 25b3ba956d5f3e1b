import { SignOnConsent, SignOnService } from '@omur/contract/accounts/signOn';
import { listing } from '../../platform/database/listing.ts';
import { lockKey } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** O140: only what is confirmed is a service. */
export const findClient = sql`
  select client_id, name, redirect_uris, encode(token_hash, 'hex') as client_secret
  from sign_on_service where client_id = ${'clientId'} and confirmed_at is not null`;

/** O144: a log-in to a service counts while its session does, and for a user who could log in. */
const liveGrant = piece`
  sign_on_grant g join sign_on_consent c using (consent_id) join sign_on_service v using (service_id)
  join app_user u using (user_id) join session s on s.token_hash = g.session_token_hash and s.user_id = u.user_id
  where g.expires_at > now() and s.ended_at is null and s.expires_at > now() and not u.is_locked and u.closed_at is null
    and v.confirmed_at is not null`;

export const findGrant = sql`
  select u.subject, v.client_id, g.scope, extract(epoch from g.made_at)::integer as made_at,
    extract(epoch from g.expires_at)::integer as expires_at
  from ${liveGrant} and g.grant_hash = ${'grantHash'}::bytea`;

export const deleteGrant = sql`delete from sign_on_grant where grant_hash = ${'grantHash'}::bytea`;

/** What was used is found as well, so that who uses it again is noticed. */
export const findRecord = sql`
  select r.payload, extract(epoch from r.consumed_at)::integer as consumed_at from sign_on_record r
  where r.kind = ${'kind'} and r.id_hash = ${'idHash'}::bytea and r.expires_at > now()
    and (r.grant_hash is null or exists (select from ${liveGrant} and g.grant_hash = r.grant_hash))`;

export const keepRecord = sql`
  insert into sign_on_record (kind, id_hash, grant_hash, payload, expires_at)
  values (${'kind'}, ${'idHash'}::bytea, ${'grantHash'}::bytea, ${'payload'}::jsonb, now() + make_interval(secs => ${'seconds'}::integer))
  on conflict (kind, id_hash) do update set payload = excluded.payload, expires_at = excluded.expires_at`;

export const deleteRecord = sql`delete from sign_on_record where kind = ${'kind'} and id_hash = ${'idHash'}::bytea`;

/** Of two who come with one code the second changes no row. */
export const consumeRecord = sql`
  update sign_on_record set consumed_at = now()
  where kind = ${'kind'} and id_hash = ${'idHash'}::bytea and consumed_at is null`;

export const deleteGrantOf = sql`
  delete from sign_on_grant g using sign_on_record r
  where r.kind = ${'kind'} and r.id_hash = ${'idHash'}::bytea and g.grant_hash = r.grant_hash`;

/** O142: who a service asks after, while they could log in. */
export const findAccount = sql`
  select name from app_user where subject = ${'subject'}::uuid and not is_locked and closed_at is null`;

/** A request that waits for an answer, and whether the log-in is younger than the service asks for (`prompt`, `max_age`). */
const ofRequest = piece`
  r.payload -> 'params' ->> 'redirect_uri' as redirect_uri, r.payload ->> 'returnTo' as return_to, v.service_id, v.name as service_name,
  r.payload -> 'params' ->> 'scope' as scope, u.subject, extract(epoch from s.logged_in_at)::integer as logged_in_at,
  coalesce(' ' || (r.payload -> 'params' ->> 'prompt') || ' ' like '% login %', false) and s.logged_in_at < to_timestamp((r.payload ->> 'iat')::integer)
    or coalesce((r.payload -> 'params' ->> 'max_age')::numeric < extract(epoch from now() - s.logged_in_at), false) as needs_login,
  c.consent_id, c.shares_name
  from sign_on_record r join sign_on_service v on v.client_id = r.payload -> 'params' ->> 'client_id' and v.confirmed_at is not null
  join session s on s.token_hash = ${'tokenHash'}::bytea and s.ended_at is null and s.acting_for_user_id is null
  join app_user u on u.user_id = s.user_id
  left join sign_on_consent c on c.service_id = v.service_id and c.user_id = u.user_id
  where r.kind = 'Interaction' and r.id_hash = ${'idHash'}::bytea and r.expires_at > now() and not r.payload ? 'result'`;
export const findRequest = sql`select ${ofRequest}`;
export const lockRequest = sql`select ${ofRequest} for no key update of r, v`;

export const answerRequest = sql`
  update sign_on_record set payload = payload || jsonb_build_object('result', ${'result'}::jsonb)
  where kind = 'Interaction' and id_hash = ${'idHash'}::bytea`;

export const keepConsent = sql`
  insert into sign_on_consent as known (user_id, service_id, shares_name) values (${'userId'}, ${'serviceId'}, ${'sharesName'}::boolean)
  on conflict (user_id, service_id) do update
    set shares_name = known.shares_name or excluded.shares_name, signed_on_at = now()
  returning consent_id`;

export const insertGrant = sql`
  insert into sign_on_grant (grant_hash, consent_id, session_token_hash, scope, expires_at)
  values (${'grantHash'}::bytea, ${'consentId'}, ${'tokenHash'}::bytea, ${'scope'}, now() + make_interval(mins => ${'minutes'}::integer))`;

/** O145: what somebody allowed. */
export const ownConsents = {
  ...listing({
    schema: SignOnConsent,
    from: piece`
      select c.consent_id, v.name as service_name, c.shares_name, c.allowed_at, c.signed_on_at
      from sign_on_consent c join sign_on_service v using (service_id) where c.user_id = ${'userId'}`,
    orders: { consentId: { up: ['q.consent_id::integer'] } },
  }),
  defaultSort: '-consentId',
};

export const deleteConsent = sql`
  delete from sign_on_consent where consent_id = ${'consentId'} and user_id = ${'userId'}`;

export const services = {
  ...listing({
    schema: SignOnService,
    from: piece`
      select v.service_id, v.name as service_name, v.client_id, v.token_hash is not null as has_secret, v.redirect_uris,
        v.entered_at as service_entered_at, e.name as service_entered_by, v.confirmed_at as service_confirmed_at,
        f.name as service_confirmed_by, v.confirmed_at is null and (not v.takes_two or v.entered_by <> ${'userId'}::integer) as is_confirmable,
        (select count(*)::integer from sign_on_consent c where c.service_id = v.service_id) as consent_count
      from sign_on_service v join app_user e on e.user_id = v.entered_by left join app_user f on f.user_id = v.confirmed_by`,
    orders: { serviceId: { up: ['q.service_id::integer'] } },
  }),
  defaultSort: '-serviceId',
};

export const insertService = sql`
  insert into sign_on_service (name, redirect_uris, token_hash, takes_two, entered_by, confirmed_by, confirmed_at)
  values (${'name'}, ${'redirectUris'}::text[], ${'secretHash'}::bytea, ${'takesTwo'}::boolean, ${'userId'}::integer,
    case when not ${'takesTwo'}::boolean then ${'userId'}::integer end, case when not ${'takesTwo'}::boolean then now() end)
  returning service_id, client_id`;

export const lockService = sql`
  select confirmed_at is not null as is_confirmed, token_hash is not null as has_secret,
    takes_two and entered_by = ${'userId'}::integer as is_own_entry
  from sign_on_service where service_id = ${'serviceId'} for no key update`;

export const confirmService = sql`
  update sign_on_service set confirmed_by = ${'userId'}::integer, confirmed_at = now() where service_id = ${'serviceId'}`;

export const renewSecret = sql`
  update sign_on_service set token_hash = ${'secretHash'}::bytea where service_id = ${'serviceId'}`;

export const deleteService = sql`delete from sign_on_service where service_id = ${'serviceId'}`;

/** O147: the one that signs first; then the next, and those that what was signed is still checked by. */
export const findKeys = sql`
  select k.key_id, k.sealed_secret as sealed from (
    select *, lead(signs_from) over (order by signs_from) as signs_until from sign_on_key
  ) k
  where coalesce(k.signs_until > now() - interval '7 days', true)
  order by k.signs_from <= now() desc, k.signs_from desc`;

export const isKeyDue = sql`
  select not exists (select from sign_on_key where made_at > now() - interval '90 days') as is_due`;

export const lockKeys = sql`select pg_advisory_xact_lock(${lockKey('signOnKeys')})`;
/** A key is shown for a day before it signs, save the first. */
export const insertKey = sql`
  insert into sign_on_key (key_id, sealed_secret, signs_from)
  values (${'keyId'}, ${'sealed'}::bytea, case when ${'isFirst'}::boolean then now() else now() + interval '1 day' end)`;
