import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const isReadOnly = { kind: 'yesNo', is: 'Aðeins til lestrar', en: 'For reading only' } as const;
const lastDay = { kind: 'day', is: 'Síðasti dagur', en: 'Last day' } as const;

/** Access that users grant each other, requests for it, and what they log in with. */
export const accessTables: Readonly<Record<string, RecordedTable>> = {
  access_grant: {
    name: { is: 'Umboð', en: 'Authorization' },
    insert: { is: 'Umboð veitt', en: 'Access granted' },
    update: { is: 'Umboði breytt', en: 'Access changed' },
    delete: { is: 'Umboð fellt niður', en: 'Access removed' },
    about: ['grantee_user_id'],
    columns: {
      access_grant_id: technical,
      user_id: { kind: 'user', is: 'Fyrir hönd', en: 'On behalf of' },
      grantee_user_id: { kind: 'user', is: 'Umboðsmaður', en: 'Acts on behalf' },
      is_read_only: isReadOnly,
      last_day: lastDay,
      granted_at: { kind: 'instant', is: 'Veitt', en: 'Granted' },
    },
  },
  access_request: {
    name: { is: 'Beiðni um umboð', en: 'Request for access' },
    insert: { is: 'Beðið um umboð', en: 'Access asked for' },
    update: { is: 'Beiðni um umboð breytt', en: 'Request for access changed' },
    delete: { is: 'Beiðni um umboð eytt', en: 'Request for access deleted' },
    about: ['asker_user_id'],
    columns: {
      access_request_id: technical,
      user_id: { kind: 'user', is: 'Fyrir hönd', en: 'On behalf of' },
      asker_user_id: { kind: 'user', is: 'Hver biður', en: 'Who asks' },
      is_read_only: isReadOnly,
      last_day: lastDay,
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          waiting: { is: 'Bíður svars', en: 'Waits for an answer' },
          accepted: { is: 'Samþykkt', en: 'Accepted' },
          refused: { is: 'Hafnað', en: 'Refused' },
          withdrawn: { is: 'Afturkölluð', en: 'Withdrawn' },
        },
      },
      asked_at: { kind: 'instant', is: 'Dagsetning', en: 'Date' },
      answered_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
    },
  },
  second_factor: {
    name: { is: 'Tveggja þrepa innskráning', en: 'Two-step login' },
    insert: { is: 'Tveggja þrepa innskráning sett upp', en: 'Two-step login set up' },
    update: { is: 'Tveggja þrepa innskráningu breytt', en: 'Two-step login changed' },
    delete: { is: 'Tveggja þrepa innskráning fjarlægð', en: 'Two-step login removed' },
    about: ['name', 'kind'],
    columns: {
      second_factor_id: technical,
      user_id: { kind: 'user', is: 'Notandi', en: 'User' },
      kind: {
        kind: 'choice',
        is: 'Tegund',
        en: 'Kind',
        words: {
          app: { is: 'Kóðaapp', en: 'Authenticator app' },
          passkey: { is: 'Aðgangslykill', en: 'Passkey' },
        },
      },
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      added_at: { kind: 'instant', is: 'Bætt við', en: 'Added' },
    },
  },
};
