import { piece, sql } from '../../platform/database/statement.ts';

/** Users who can still log in, as they are now (O62). */
const owner = piece`join app_user u on u.user_id = h.user_id and not u.is_locked and u.closed_at is null
    and u.role in ('member', 'viewer')`;

/** Events that nobody has looked at, with whom they go to: those who may see now what they tell of. */
export const spread = sql`
  with taken as (
    update webhook_event set spread_at = now()
    where event_id in (select event_id from webhook_event where spread_at is null order by event_id limit ${'limit'}::integer for update skip locked)
    returning *
  ), found as (
    select t.event_id, h.webhook_id from taken t
      join person_work pw on pw.work_id = t.work_id
      join app_user u on u.person_id = pw.person_id and not u.is_locked and u.closed_at is null and u.role in ('member', 'viewer')
      join webhook h on h.user_id = u.user_id and h.is_on and t.kind = any (h.events)
    union
    select t.event_id, h.webhook_id from taken t
      join webhook h on h.is_on and t.kind = any (h.events) ${owner}
    where t.distribution_id is not null and exists (
      select from author_right r join movement m using (right_id)
      where r.person_id = u.person_id and m.distribution_id = t.distribution_id)
    union
    select t.event_id, h.webhook_id from taken t
      join payment p using (payment_id) join payee y using (payee_id)
      join app_user u on u.person_id = y.person_id and not u.is_locked and u.closed_at is null and u.role in ('member', 'viewer')
      join webhook h on h.user_id = u.user_id and h.is_on and t.kind = any (h.events)
    union
    select t.event_id, h.webhook_id from taken t
      join cwr_answer a using (cwr_answer_id)
      join app_user u on u.person_id = a.person_id and not u.is_locked and u.closed_at is null and u.role in ('member', 'viewer')
      join webhook h on h.user_id = u.user_id and h.is_on and t.kind = any (h.events)
    union
    select t.event_id, h.webhook_id from taken t join webhook h on h.webhook_id = t.webhook_id and h.is_on ${owner}
  ), added as (
    insert into webhook_delivery (webhook_id, event_id) select webhook_id, event_id from found order by event_id, webhook_id
    on conflict do nothing
  )
  select count(*)::integer as count from taken`;

/**
 * Takes what is due, one of each webhook but those that had their turn, and puts it off for as long as an attempt may take, so that what was under way when a
 * server died is tried again. A work that its owner is no longer a party to is not told of.
 */
export const claim = sql`
  with due as (
    select distinct on (webhook_id) delivery_id, webhook_id from webhook_due
    where due_at <= now() and webhook_id <> all(${'served'}::integer[])
    order by webhook_id, due_at, delivery_id
  ), locked as (
    select d.delivery_id from webhook_delivery d join due using (delivery_id)
    where d.due_at <= now() order by d.delivery_id limit ${'limit'}::integer for update of d skip locked
  )
  update webhook_delivery d set attempts = d.attempts + 1, tried_at = now(), due_at = now() + interval '1 minute'
  from locked l, webhook h, webhook_event e
  where d.delivery_id = l.delivery_id and h.webhook_id = d.webhook_id and e.event_id = d.event_id
  returning d.delivery_id, d.message_id, d.attempts, h.webhook_id, h.url, h.sealed_secret as sealed,
    e.work_id is null or exists (select from person_work pw join app_user u on u.user_id = h.user_id
      where pw.work_id = e.work_id and pw.person_id = u.person_id) as may_be_told,
    json_build_object('type', e.kind, 'timestamp', to_char(e.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'data', e.data)::text as body`;

export const markDelivered = sql`
  with done as (
    update webhook_delivery set state = 'delivered', due_at = null, status_code = ${'statusCode'}::integer, failure = null
    where delivery_id = ${'deliveryId'} returning webhook_id
  )
  update webhook h set failing_since = null from done where h.webhook_id = done.webhook_id and h.failing_since is not null`;

/** O62, O211: nothing was tried, so nothing failed. */
export const markOff = sql`
  update webhook_delivery set state = 'failed', failure = 'off', due_at = null, status_code = null where delivery_id = ${'deliveryId'}`;

/** O336: no attempt; it is due again soon, and another server may have its turn. */
export const leave = sql`update webhook_delivery set attempts = attempts - 1 where delivery_id = ${'deliveryId'}`;

/** Put off, or given up where there is no next time. */
export const markFailed = sql`
  with failed as (
    update webhook_delivery set status_code = ${'statusCode'}::integer, failure = ${'failure'},
      state = case when ${'pause'}::integer is null then 'failed' else 'waiting' end,
      due_at = now() + make_interval(secs => ${'pause'}::integer)
    where delivery_id = ${'deliveryId'} returning webhook_id
  )
  update webhook h set failed_at = now(),
    failing_since = case when h.failed_at > now() - interval '1 day' then coalesce(h.failing_since, now()) else now() end
  from failed where h.webhook_id = failed.webhook_id`;

/** O66: a day of failures and nothing else, with no day between two of them. */
export const switchOff = sql`
  update webhook h set is_on = false, switched_off_at = now() from app_user u
  where h.webhook_id = ${'webhookId'} and h.is_on and h.failing_since < now() - interval '1 day' and u.user_id = h.user_id
  returning h.url, u.person_id`;

/** O329: of what can be sent; a job that came back for anything else would come back without end. */
export const findNextDue = sql`select extract(epoch from min(due_at) - now())::float8 as seconds from webhook_due`;

/** O329: one job comes back, however many have looked. */
export const queueAt = sql`
  select graphile_worker.add_job('sendWebhooks', '{}'::json, queue_name := 'webhooks', max_attempts := 3, priority := 5,
    job_key := 'sendWebhooks:next', run_at := now() + make_interval(secs => ${'seconds'}::float8))`;

/** O69: forgotten with what was sent of it. */
export const sweep = sql`delete from webhook_event where happened_at < now() - interval '30 days'`;
