import { Delivery, Webhook } from '@omur/contract/messages/webhooks';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

export const ownWebhooks = listing({
  schema: Webhook,
  from: piece`
    select h.webhook_id, h.url as webhook_url, h.events, h.is_on, h.made_at as webhook_made_at, h.failing_since, h.switched_off_at
    from webhook h where h.user_id = ${'userId'}`,
  orders: { webhookId: { up: ['q.webhook_id::integer'] } },
});

/** What goes over the line, written here so that the page of deliveries shows what was sent. */
const content = piece`json_build_object('type', e.kind, 'timestamp', to_char(e.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'data', e.data)::text`;

export const ownDeliveries = {
  ...listing({
    schema: Delivery,
    from: piece`
      select d.delivery_id, d.message_id, e.kind as delivery_event, d.state as delivery_state, d.attempts, d.status_code,
        d.failure, e.happened_at, d.tried_at, d.due_at as next_try_at, ${content} as sent_content
      from webhook_delivery d join webhook h using (webhook_id) join webhook_event e using (event_id)
      where d.webhook_id = ${'webhookId'}::integer and h.user_id = ${'userId'}`,
    orders: { deliveryId: { up: ['q.delivery_id::integer'] } },
  }),
  defaultSort: '-deliveryId',
};

export const findOwn = sql`
  select is_on from webhook where webhook_id = ${'webhookId'} and user_id = ${'userId'} for update`;

export const countOwn = sql`select count(*)::integer as count from webhook where user_id = ${'userId'}`;

export const nextId = sql`select nextval(pg_get_serial_sequence('webhook', 'webhook_id'))::integer as webhook_id`;

export const insertWebhook = sql`
  insert into webhook (webhook_id, user_id, url, events, sealed_secret)
  values (${'webhookId'}, ${'userId'}, ${'url'}, ${'events'}::text[], ${'sealed'})`;

/** Switched on again, its failures begin anew. One that the portal switched off says so until then (O377). */
export const updateWebhook = sql`
  update webhook set events = ${'events'}::text[], is_on = ${'isOn'}::boolean,
    switched_off_at = case when not ${'isOn'}::boolean then switched_off_at end,
    failing_since = case when is_on or not ${'isOn'}::boolean then failing_since end
  where webhook_id = ${'webhookId'} and user_id = ${'userId'}`;

export const deleteWebhook = sql`
  delete from webhook where webhook_id = ${'webhookId'} and user_id = ${'userId'}`;

export const dropWaiting = sql`
  update webhook_delivery set state = 'failed', failure = 'off', due_at = null
  where webhook_id = ${'webhookId'} and state = 'waiting'`;

export const insertTest = sql`
  insert into webhook_event (kind, webhook_id, data) values ('test', ${'webhookId'}::integer, jsonb_build_object('VEFKRAEKJA_NR', ${'webhookId'}::integer))`;

export const replay = sql`
  update webhook_delivery set state = 'waiting', due_at = now(), attempts = 0, failure = null, status_code = null
  where webhook_id = ${'webhookId'} and delivery_id = ${'deliveryId'}`;

/** What an owner may begin by hand, within a minute. */
export const countRecent = sql`
  select count(*)::integer as count from webhook_event
  where webhook_id = ${'webhookId'} and happened_at > now() - interval '1 minute'`;

export const queue = sql`select queue_webhooks()`;

export const findWebhook = sql`
  select from webhook where webhook_id = ${'webhookId'} and user_id = ${'userId'}`;
