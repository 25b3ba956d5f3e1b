import { randomBytes } from 'node:crypto';
import type { Portal, Someone } from '../portal.ts';

/**
 * A key, a webhook and a delivery, a service that was allowed, and a column mapping. Those of staff are of the time before they came to work for the society: new ones are
 * refused, so the role is lent for a moment.
 */
export async function doorsOf(portal: Portal, { userId }: Someone) {
  const [user] = await portal.sql('select role from app_user where user_id = $1', [userId]);
  await portal.sql(`update app_user set role = 'member' where user_id = $1`, [userId]);
  const [key] = await portal.sql(
    `insert into api_key (user_id, name, token_hash, ends_in, scopes, expires_at)
     values ($1, 'Kerfið', $2, 'abcd', '{readWorks}', now() + interval '30 days') returning api_key_id`,
    [userId, randomBytes(32)],
  );
  const [webhook] = await portal.sql(
    `insert into webhook (user_id, url, events, sealed_secret) values ($1, 'https://kerfi.example.is/', '{work.light}', $2)
     returning webhook_id`,
    [userId, randomBytes(60)],
  );
  await portal.sql('update app_user set role = $2 where user_id = $1', [userId, user?.role]);
  const [delivery] = await portal.sql(
    `with event as (insert into webhook_event (kind, webhook_id, data, spread_at) values ('test', $1, '{}', now()) returning event_id)
     insert into webhook_delivery (webhook_id, event_id, state, due_at) select $1, event_id, 'delivered', null from event
     returning delivery_id`,
    [webhook?.webhook_id],
  );
  const [consent] = await portal.sql(
    `with service as (insert into sign_on_service (name, redirect_uris, token_hash, takes_two, entered_by)
       values ('Tónleikavefur', '{https://tonleikar.example.is/inn}', $2, false, $1) returning service_id)
     insert into sign_on_consent (user_id, service_id, shares_name) select $1, service_id, true from service
     returning consent_id, service_id`,
    [userId, randomBytes(32)],
  );
  const [mapping] = await portal.sql(
    `insert into bulk_mapping (user_id, kind, name, mapping) values ($1, 'works', 'Dreifing', '{}') returning bulk_mapping_id`,
    [userId],
  );
  return {
    bulkMappingId: mapping?.bulk_mapping_id as number,
    consentId: consent?.consent_id as number,
    serviceId: consent?.service_id as number,
    keyId: key?.api_key_id as number,
    webhookId: webhook?.webhook_id as number,
    deliveryId: delivery?.delivery_id as number,
  };
}
