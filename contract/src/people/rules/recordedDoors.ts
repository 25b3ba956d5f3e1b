import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const owner = { kind: 'user', is: 'Notandi', en: 'User' } as const;

/** Keys of members' systems, webhooks, and services that are logged in to through the portal. */
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
      failed_at: technical,
      switched_off_at: technical,
    },
  },
  sign_on_service: {
    name: { is: 'Þjónusta með innskráningu', en: 'Service with log-in' },
    insert: { is: 'Þjónusta skráð', en: 'Service entered' },
    update: { is: 'Þjónustu breytt', en: 'Service changed' },
    delete: { is: 'Þjónusta fjarlægð', en: 'Service removed' },
    about: ['name'],
    isForStaff: true,
    columns: {
      service_id: technical,
      client_id: { kind: 'text', is: 'Auðkenni', en: 'Client ID' },
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      redirect_uris: { kind: 'text', is: 'Slóðir til baka', en: 'Redirect addresses' },
      takes_two: technical,
      entered_by: { kind: 'user', is: 'Skráð af', en: 'Entered by' },
      entered_at: technical,
      confirmed_by: { kind: 'user', is: 'Staðfest af', en: 'Confirmed by' },
      confirmed_at: { kind: 'instant', is: 'Staðfest', en: 'Confirmed' },
    },
  },
  sign_on_consent: {
    name: { is: 'Leyfi þjónustu', en: 'Permission of a service' },
    insert: { is: 'Þjónusta leyfð', en: 'Service allowed' },
    update: { is: 'Leyfi þjónustu breytt', en: 'Permission of a service changed' },
    delete: { is: 'Leyfi þjónustu afturkallað', en: 'Permission of a service withdrawn' },
    about: ['service_id'],
    columns: {
      consent_id: technical,
      user_id: owner,
      service_id: { kind: 'number', is: 'Þjónusta nr.', en: 'Service no.' },
      shares_name: { kind: 'yesNo', is: 'Fær nafn', en: 'Gets the name' },
      allowed_at: technical,
      signed_on_at: technical,
    },
  },
};
