import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const credentials = {
  password: { is: 'Lykilorð', en: 'Password' },
  key: { is: 'Einkalykill', en: 'Private key' },
};

/** Accounts at SFTP servers of senders and receivers of CWR. */
export const sftpTables: Readonly<Record<string, RecordedTable>> = {
  sftp_account: {
    name: { is: 'SFTP-tenging', en: 'SFTP account' },
    insert: { is: 'SFTP-tengingu bætt við', en: 'SFTP account added' },
    update: { is: 'SFTP-tengingu breytt', en: 'SFTP account changed' },
    delete: { is: 'SFTP-tengingu eytt', en: 'SFTP account deleted' },
    about: ['host'],
    isForStaff: true,
    columns: {
      sftp_account_id: technical,
      receiver: { kind: 'text', is: 'Viðtakandi', en: 'Receiver' },
      person_id: { kind: 'person', is: 'Útgefandi', en: 'Publisher' },
      host: { kind: 'text', is: 'Netþjónn', en: 'Server' },
      port: { kind: 'number', is: 'Gátt', en: 'Port' },
      user_name: { kind: 'text', is: 'Notandi á netþjóni', en: 'User on the server' },
      host_keys: { kind: 'text', is: 'Fingraför netþjóns', en: 'Host key fingerprints' },
      credential_kind: { kind: 'choice', is: 'Auðkenning', en: 'Login', words: credentials },
      credential_set_at: { kind: 'instant', is: 'Auðkenning sett', en: 'Login set' },
      out_folder: { kind: 'text', is: 'Mappa fyrir skrár frá okkur', en: 'Folder for files from us' },
      in_folder: { kind: 'text', is: 'Mappa fyrir skrár til okkar', en: 'Folder for files to us' },
      done_folder: { kind: 'text', is: 'Mappa fyrir lesnar skrár', en: 'Folder for read files' },
      is_on: { kind: 'yesNo', is: 'Kveikt', en: 'On' },
      sends_after: technical,
      set_by: { kind: 'user', is: 'Sett upp af', en: 'Set up by' },
      made_at: technical,
      attempts: technical,
      next_at: technical,
      tried_at: technical,
      failure: technical,
      shown_host_key: technical,
    },
  },
};
