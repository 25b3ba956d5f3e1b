import type {
  BackupTool,
  LetterTurn,
  ReplicaReading,
  RestoreFailure,
} from '@omur/contract/platform/calls/operations';
import type { Text } from '../i18n/text.ts';

export const messages = {
  about: {
    is: 'Hvernig kerfið gengur: hvað bíður, hve stór gagnagrunnurinn er og hvenær afrit var síðast tekið og sannreynt.',
    en: 'How the system is doing: what is waiting, how large the database is, and when a backup was last made and proved.',
  },
  allWell: { is: 'Allt er innan marka', en: 'Everything is within bounds' },
  attention: {
    is: { one: '{count} atriði er utan marka', other: '{count} atriði eru utan marka' },
    en: { one: '{count} figure is out of bounds', other: '{count} figures are out of bounds' },
  },
  versions: { is: 'Útgáfur', en: 'Versions' },
  version: { is: 'Útgáfa', en: 'Version' },
  commit: { is: 'Git-útgáfa', en: 'Commit' },
  schema: { is: 'Nýjasta breyting á töflum', en: 'Newest migration' },
  started: { is: 'Þjónninn ræstur', en: 'This server started' },
  size: { is: 'Gagnagrunnur', en: 'Database' },
  sessions: { is: 'Innskráðir', en: 'Logged in' },
  streams: { is: 'Opnir vafrar á þessum þjóni', en: 'Browsers on this server' },
  unknown: { is: 'Ekki vitað', en: 'Unknown' },
  backups: { is: 'Afrit', en: 'Backups' },
  lastBackup: { is: 'Síðasta afrit', en: 'Last backup' },
  lastProved: { is: 'Síðasta sannreynda afrit', en: 'Last proved restore' },
  failedRestore: { is: 'Síðasta tilraun mistókst', en: 'The last try failed' },
  none: { is: 'Ekkert', en: 'None' },
  held: {
    is: '{rows} línur, {files} skjöl, {size}',
    en: '{rows} rows, {files} files, {size}',
  },
  missing: {
    is: { one: '{count} skjal fannst ekki', other: '{count} skjöl fundust ekki' },
    en: { one: '{count} file was missing', other: '{count} files were missing' },
  },
  compared: {
    is: '{tables} töflur, {rows} línur, {sums} fjárhæðir og {files} skjöl stemma',
    en: '{tables} tables, {rows} rows, {sums} sums of money and {files} files agree',
  },
  backupOld: { is: 'Meira en {age} gamalt', en: 'More than {age} old' },
  backupNone: { is: 'Ekkert afrit hefur verið tekið', en: 'No backup has been made' },
  provedOld: { is: 'Meira en {age} síðan', en: 'More than {age} ago' },
  provedNone: { is: 'Ekkert afrit hefur verið sannreynt', en: 'No backup has been proved' },
  queues: { is: 'Biðraðir', en: 'Queues' },
  queue: { is: 'Biðröð', en: 'Queue' },
  waiting: { is: 'Bíða', en: 'Waiting' },
  failed: { is: 'Mistókust', en: 'Failed' },
  oldest: { is: 'Elsta hefur beðið', en: 'Oldest has waited' },
  state: { is: 'Staða', en: 'Status' },
  inOrder: { is: 'Í lagi', en: 'In order' },
  tooOld: { is: 'Bíður of lengi', en: 'Waiting too long' },
  hasFailed: { is: 'Mistókst', en: 'Failed' },
  webhooks: { is: 'Sendingar til kerfa félagsmanna', en: 'Deliveries to members’ systems' },
  replicas: { is: 'Eftirmyndir gagnagrunnsins', en: 'Replicas of the database' },
  replica: { is: 'Eftirmynd', en: 'Replica' },
  replicaNumber: { is: 'Eftirmynd {number}', en: 'Replica {number}' },
  lag: { is: 'Töf', en: 'Lag' },
  behind: { is: 'Á eftir', en: 'Behind' },
  tooFarBehind: { is: 'Of langt á eftir', en: 'Too far behind' },
  hidden: { is: 'Sést ekki', en: 'Not visible' },
  hiddenHint: {
    is: 'Gagnagrunnurinn segir kerfinu ekki frá stöðu hennar. Sjá leiðbeiningar um rekstur.',
    en: 'The database does not tell the system how it is doing. See the operations guide.',
  },
  since: { is: 'Frá', en: 'Since' },
  readFrom: { is: 'Lesið úr henni', en: 'Read from' },
  leftOutHint: {
    is: 'Á meðan er lesið úr hinum eftirmyndunum eða úr aðalgagnagrunninum. Þegar hún svarar og er ekki lengur of langt á eftir er aftur lesið úr henni af sjálfsdáðum.',
    en: 'Meanwhile reads go to the other replicas or to the primary. Once it answers and is no longer too far behind, it is read from again by itself.',
  },
  aloneHint: {
    is: 'Eftirmynd sem fylgir engum þarf að tengja aftur við aðalgagnagrunninn. Sjá leiðbeiningar um rekstur.',
    en: 'A replica that follows nobody has to be connected to the primary again. See the operations guide.',
  },
  noReplicas: { is: 'Engin eftirmynd er tengd.', en: 'No replica is connected.' },
  tables: { is: 'Stærstu töflurnar', en: 'Largest tables' },
  table: { is: 'Tafla', en: 'Table' },
  bytes: { is: 'Stærð', en: 'Size' },
  grown: { is: 'Vöxtur', en: 'Growth' },
  grownSince: { is: '{size} frá {day}', en: '{size} since {day}' },
  notMeasured: { is: 'Ekki mælt fyrr', en: 'Not measured before' },
  ago: { is: 'fyrir {age}', en: '{age} ago' },
  seconds: { is: '{count} sek.', en: '{count} s' },
  minutes: { is: '{count} mín.', en: '{count} min' },
  hours: { is: '{count} klst.', en: '{count} h' },
  days: {
    is: { one: '{count} dagur', other: '{count} dagar' },
    en: { one: '{count} day', other: '{count} days' },
  },
};

/** O243: why a replica is not read from. */
export const readingNames: Record<Exclude<ReplicaReading, 'read'>, Text> = {
  late: { is: 'Of langt á eftir', en: 'Too far behind' },
  gone: { is: 'Svarar ekki', en: 'Does not answer' },
  alone: { is: 'Fylgir engum', en: 'Follows nobody' },
};

export const turnNames: Record<LetterTurn, Text> = {
  first: { is: 'Tölvupóstur: innskráning', en: 'E-mails: logging in' },
  usual: { is: 'Tölvupóstur: almennur', en: 'E-mails: usual' },
  last: { is: 'Tölvupóstur: fjöldasendingar', en: 'E-mails: to many' },
};

const madeBy = (name: string): Text => ({ is: `Tekið með ${name}`, en: `Made by ${name}` });

/** O231: what made a backup. */
export const toolNames: Record<BackupTool, Text> = {
  omur: madeBy('Ómi'),
  pg_dump: madeBy('pg_dump'),
  pg_basebackup: madeBy('pg_basebackup'),
  pgbackrest: madeBy('pgBackRest'),
  barman: madeBy('Barman'),
  'wal-g': madeBy('WAL-G'),
  snapshot: { is: 'Skyndimynd', en: 'Snapshot' },
  other: { is: 'Tekið með öðru tóli', en: 'Made by another tool' },
};

export const failureNames: Record<RestoreFailure, Text> = {
  file: { is: 'Skráin er skemmd eða finnst ekki.', en: 'The file is damaged or missing.' },
  signature: {
    is: 'Skráin er ekki undirrituð með lykli kerfisins.',
    en: 'The file is not signed with our key.',
  },
  version: { is: 'Afritið er úr annarri útgáfu.', en: 'The backup is of another version.' },
  counts: { is: 'Fjöldi lína eða skjala stemmir ekki.', en: 'Counts of rows or files do not agree.' },
  sums: { is: 'Fjárhæðir stemma ekki.', en: 'Sums of money do not agree.' },
  scratch: {
    is: 'Ekki tókst að búa til gagnagrunn til prófunar.',
    en: 'No scratch database could be made.',
  },
  restore: { is: 'Ekki tókst að lesa afritið inn.', en: 'The backup could not be restored.' },
};
