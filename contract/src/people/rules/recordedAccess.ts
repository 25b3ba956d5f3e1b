import { deskQueues } from '../../platform/deskQueues.ts';
import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const isReadOnly = { kind: 'yesNo', is: 'Aðeins til lestrar', en: 'View only' } as const;
const lastDay = { kind: 'day', is: 'Síðasti dagur', en: 'Last day' } as const;

/** Access that users grant each other, requests for it, what they log in with, and how they become members. */
export const accessTables: Readonly<Record<string, RecordedTable>> = {
  access_grant: {
    name: { is: 'Umboð', en: 'Access' },
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
  desk_queue_holder: {
    name: { is: 'Umsjón með biðröð', en: 'Queue taken on' },
    insert: { is: 'Biðröð tekin að sér', en: 'Queue taken on' },
    update: { is: 'Biðröð tekin af öðrum', en: 'Queue taken over' },
    delete: { is: 'Biðröð skilað', en: 'Queue given back' },
    about: ['queue_kind'],
    columns: {
      desk_queue_holder_id: technical,
      queue_kind: {
        kind: 'choice',
        is: 'Biðröð',
        en: 'Queue',
        words: deskQueues,
      },
      user_id: { kind: 'user', is: 'Starfsmaður', en: 'Member of staff' },
      taken_at: { kind: 'instant', is: 'Tekin', en: 'Taken' },
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
      asker_user_id: { kind: 'user', is: 'Hver biður', en: 'Requested by' },
      is_read_only: isReadOnly,
      last_day: lastDay,
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          waiting: { is: 'Bíður svars', en: 'Awaiting an answer' },
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
  membership_application: {
    name: { is: 'Umsókn um aðild', en: 'Application for membership' },
    insert: { is: 'Sótt um aðild', en: 'Membership applied for' },
    update: { is: 'Umsókn um aðild afgreidd', en: 'Application for membership decided' },
    delete: { is: 'Umsókn um aðild eytt', en: 'Application for membership deleted' },
    about: ['name'],
    columns: {
      membership_application_id: technical,
      person_id: { kind: 'person', is: 'Umsækjandi', en: 'Applicant' },
      author_id: { kind: 'author', is: 'Höfundur', en: 'Author' },
      kennitala: { kind: 'text', is: 'Kennitala', en: 'National ID' },
      name: { kind: 'text', is: 'Nafn', en: 'Name' },
      street: { kind: 'text', is: 'Heimilisfang', en: 'Address' },
      postal_code: { kind: 'text', is: 'Póstnúmer', en: 'Postal code' },
      phone: { kind: 'text', is: 'Sími', en: 'Telephone' },
      bank: { kind: 'text', is: 'Banki', en: 'Bank' },
      ledger: { kind: 'text', is: 'Höfuðbók', en: 'Ledger' },
      account: { kind: 'text', is: 'Reikningsnúmer', en: 'Account number' },
      mandate_on: { kind: 'day', is: 'Umboð veitt', en: 'Mandate given' },
      consented_at: { kind: 'instant', is: 'Vinnsla samþykkt', en: 'Consented' },
      language: technical,
      sent_at: { kind: 'instant', is: 'Send', en: 'Sent' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          waiting: { is: 'Í bið', en: 'Waiting' },
          accepted: { is: 'Samþykkt', en: 'Accepted' },
          refused: { is: 'Hafnað', en: 'Refused' },
        },
      },
      decided_by: { kind: 'user', is: 'Afgreitt af', en: 'Decided by' },
      decided_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
    },
  },
};
