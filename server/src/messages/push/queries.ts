import { piece, sql } from '../../platform/database/statement.ts';

export const findKey = sql`select public_key, sealed_private_key as sealed from push_key`;

/** Of two servers that make one at once, both use the first. */
export const insertKey = sql`
  insert into push_key (public_key, sealed_private_key) values (${'publicKey'}, ${'sealed'}) on conflict do nothing`;

/** A key that cannot be opened any more serves nobody, and neither do the devices that trust it. */
export const replaceKey = sql`
  with gone as (delete from push_subscription)
  update push_key set public_key = ${'publicKey'}, sealed_private_key = ${'sealed'}, made_at = now()
  where public_key = ${'lostKey'}`;

/** A session is on one device, and a device is its last user's. */
export const dropOthers = sql`
  delete from push_subscription where token_hash = ${'tokenHash'} and address <> ${'address'}`;

export const keepSubscription = sql`
  insert into push_subscription (user_id, token_hash, address, device_key, device_secret)
  values (${'userId'}, ${'tokenHash'}, ${'address'}, ${'deviceKey'}, ${'deviceSecret'})
  on conflict (address) do update set user_id = excluded.user_id, token_hash = excluded.token_hash,
    device_key = excluded.device_key, device_secret = excluded.device_secret, renewed_at = now()`;

/** What waited for the user before is not told to the next one. */
export const dropWaiting = sql`
  delete from push_message m using push_subscription s
  where s.push_subscription_id = m.push_subscription_id and s.address = ${'address'} and s.user_id <> ${'userId'}`;

/** H78: the devices that were seen last are told; more than these nobody has. */
export const dropBeyond = sql`
  delete from push_subscription where push_subscription_id in (
    select push_subscription_id from push_subscription where user_id = ${'userId'}
    order by renewed_at desc, push_subscription_id desc offset ${'most'}::integer)`;

export const dropOwn = sql`delete from push_subscription where token_hash = ${'tokenHash'}`;

/** Users who can still log in, as they are now. */
const owner = piece`join app_user u on u.user_id = s.user_id and not u.is_locked and u.closed_at is null`;

/** Takes what is due and puts it off for as long as an attempt may take, so that what was under way when a server died is sent. */
export const claim = sql`
  with due as (
    select m.push_message_id from push_message m join push_subscription s using (push_subscription_id) ${owner}
    where m.due_at <= now() order by m.due_at, m.push_message_id limit ${'limit'}::integer for update of m skip locked
  )
  update push_message m set attempts = m.attempts + 1, due_at = now() + interval '1 minute'
  from due, push_subscription s ${owner}
  where m.push_message_id = due.push_message_id and s.push_subscription_id = m.push_subscription_id
  returning m.push_message_id::integer, m.kind, m.link, m.attempts, s.push_subscription_id, s.address, s.device_key, s.device_secret,
    coalesce(u.language, (select case when p.is_address_foreign or p.kennitala is null then 'en' else 'is' end
      from person p where p.person_id = u.person_id), 'is') as language`;

export const dropMessage = sql`delete from push_message where push_message_id = ${'pushMessageId'}`;
export const dropSubscription = sql`
  delete from push_subscription where push_subscription_id = ${'pushSubscriptionId'}`;
export const putOff = sql`
  update push_message set due_at = now() + make_interval(secs => ${'seconds'}::integer)
  where push_message_id = ${'pushMessageId'}`;

/** News of yesterday stands in the portal. */
export const sweepMessages = sql`delete from push_message where made_at < now() - interval '1 day'`;
