import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';
import { user } from './userQueries.ts';

const made = { kind: 'instant', is: 'Til frá', en: 'Made' } as const;

/** Keys of systems, webhooks, and what was sent to them. */
export const doorSections: readonly From[] = [
  {
    table: 'api_key',
    rows: piece`select api_key_id as key, to_jsonb(t) - 'token_hash' as row, null::jsonb as names from api_key t where t.user_id = ${user}`,
    also: { made_at: made, last_used_at: { kind: 'instant', is: 'Síðast notaður', en: 'Last used' } },
  },
  {
    table: 'webhook',
    rows: piece`select webhook_id as key, to_jsonb(t) - 'sealed_secret' as row, null::jsonb as names from webhook t where t.user_id = ${user}`,
    also: { made_at: made, switched_off_at: { kind: 'instant', is: 'Slökkt', en: 'Switched off' } },
  },
  {
    table: 'sign_on_consent',
    rows: piece`select t.consent_id as key, to_jsonb(t) || jsonb_build_object('service', v.name) as row, null::jsonb as names
      from sign_on_consent t join sign_on_service v using (service_id) where t.user_id = ${user}`,
    also: {
      service: { kind: 'text', is: 'Þjónusta', en: 'Service' },
      allowed_at: { kind: 'instant', is: 'Leyft', en: 'Allowed' },
      signed_on_at: { kind: 'instant', is: 'Síðast skráð inn', en: 'Last logged in' },
    },
  },
  {
    table: 'push_subscription',
    rows: piece`select t.push_subscription_id as key,
        jsonb_build_object('address', t.address, 'made_at', t.made_at, 'renewed_at', t.renewed_at) as row, null::jsonb as names
      from push_subscription t where t.user_id = ${user}`,
  },
  {
    table: 'webhook_delivery',
    rows: piece`select t.delivery_id as key, to_jsonb(t) || jsonb_build_object('url', h.url, 'kind', e.kind) as row, null::jsonb as names
      from webhook_delivery t join webhook h using (webhook_id) join webhook_event e using (event_id) where h.user_id = ${user}`,
  },
];
