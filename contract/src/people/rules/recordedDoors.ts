import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const owner = { kind: 'user', is: 'Notandi', en: 'User' } as const;

/** Keys of members' systems, and webhooks. */
export const doorTables: Readonly<Record<string, RecordedTable>> = {
  api_key: {
    name: { is: 'Lykill fyrir kerfi', en: 'Key for a system' },
    insert: { is: 'Lykill fyrir kerfi búinn til', en: 'Key for a system made' },
    update: { is: 'Lykill fyrir kerfi afturkallaður', en: 'Key for a system revoked' },
    delete: { is: 'Lykli fyrir kerfi eytt', en: 'Key for a system deleted' },
    about: ['name'],
    columns: {
      api_key_id: technical,
      user_id: owner,
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      ends_in: { kind: 'text', is: 'Endar á', en: 'Ends in' },
      scopes: { kind: 'text', is: 'Heimildir', en: 'May' },
      made_at: technical,
      expires_at: { kind: 'instant', is: 'Gildir til', en: 'Valid until' },
      last_used_at: technical,
      revoked_at: { kind: 'instant', is: 'Afturkallaður', en: 'Revoked' },
    },
  },
  webhook: {
    name: { is: 'Vefkrækja', en: 'Webhook' },
    insert: { is: 'Vefkrækju bætt við', en: 'Webhook added' },
    update: { is: 'Vefkrækju breytt', en: 'Webhook changed' },
    delete: { is: 'Vefkrækju eytt', en: 'Webhook deleted' },
    about: ['url'],
    columns: {
      webhook_id: technical,
      user_id: owner,
      url: { kind: 'text', is: 'Slóð', en: 'Address' },
      events: { kind: 'text', is: 'Atburðir', en: 'Events' },
      is_on: { kind: 'yesNo', is: 'Kveikt', en: 'On' },
      made_at: technical,
      failing_since: technical,
      switched_off_at: technical,
    },
  },
};
