import * as z from 'zod/mini';
import { endpoint, one } from '../endpoint.ts';
import { day, instant, text } from '../values.ts';
import { field, response } from '../wire.ts';

const ageSeconds = field('ALDUR_SEKUNDUR', z.int());
const oldestSeconds = field('ALDUR_ELSTA', z.nullable(z.int()));
const waiting = field('FJOLDI_I_BID', z.int());
const failed = field('FJOLDI_MISTEKINNA', z.int());

/** E-mails go by turn: what lets somebody in first, what goes to many last. */
export const letterTurns = ['first', 'usual', 'last'] as const;
export type LetterTurn = (typeof letterTurns)[number];

const WaitingLetters = response({
  turn: field('ROD_BREFA', z.literal(letterTurns)),
  waiting,
  /** Tried as often as e-mails are. */
  failed,
  oldestSeconds,
});

const WaitingJobs = response({ task: field('VERKEFNI', text), waiting, failed, oldestSeconds });
export type WaitingJobs = z.output<typeof WaitingJobs>;

/**
 * Whether the server that answers reads from a replica: it does; it is too far behind; it does not answer; it follows no primary, since it
 * is one itself by now.
 */
export const replicaReadings = ['read', 'late', 'gone', 'alone'] as const;
export type ReplicaReading = (typeof replicaReadings)[number];

const Replica = response({
  /** Null where it has none, or one that could be an address. */
  name: field('HEITI_EFTIRMYNDAR', z.nullable(text)),
  /** PostgreSQL's word for what it is doing; null where the application may not see it. */
  state: field('STADA_EFTIRMYNDAR', z.nullable(text)),
  /** Null where no server is told to read from it. */
  reading: field('LESTUR_EFTIRMYNDAR', z.nullable(z.literal(replicaReadings))),
  /** Since when that is so. */
  readingSince: field('DAGS_LESTRAR', z.nullable(instant)),
  lagSeconds: field('TOF_SEKUNDUR', z.nullable(z.number())),
  lagBytes: field('TOF_BAETI', z.nullable(z.int())),
});
export type Replica = z.output<typeof Replica>;

const TableSize = response({
  name: field('HEITI_TOFLU', text),
  bytes: field('STAERD_BAETI', z.int()),
  /** Since `comparedOn`, the oldest measurement of the last 30 days. */
  grownBytes: field('VOXTUR_BAETI', z.nullable(z.int())),
  comparedOn: field('DAGS_FYRRI_MAELINGAR', z.nullable(day)),
});
export type TableSize = z.output<typeof TableSize>;

/** What makes backups: the portal itself, and tools that it is told of. */
export const backupTools = [
  'omur',
  'pg_dump',
  'pg_basebackup',
  'pgbackrest',
  'barman',
  'wal-g',
  'snapshot',
  'other',
] as const;
export type BackupTool = (typeof backupTools)[number];

const Backup = response({
  tool: field('TOL_AFRITS', z.literal(backupTools)),
  fileName: field('HEITI_AFRITS', text),
  madeAt: field('DAGS_AFRITS', instant),
  ageSeconds,
  /** Another tool's may be unknown. */
  bytes: field('STAERD_BAETI', z.nullable(z.int())),
  /** Null where another tool made it: it has pages, and counts no rows. */
  rowCount: field('FJOLDI_RADA', z.nullable(z.int())),
  fileCount: field('FJOLDI_SKJALA', z.nullable(z.int())),
  missingCount: field('FJOLDI_SKJALA_VANTAR', z.nullable(z.int())),
});
export type Backup = z.output<typeof Backup>;

/**
 * Why a backup was not proved: it is not there or damaged; not signed by us; of another version; its rows or files, or its sums, are
 * not those that it says; no scratch database could be made; anything else on the way.
 */
export const restoreFailures = [
  'file',
  'signature',
  'version',
  'counts',
  'sums',
  'scratch',
  'restore',
] as const;
export type RestoreFailure = (typeof restoreFailures)[number];

const RestoreCheck = response({
  fileName: field('HEITI_AFRITS', text),
  backupMadeAt: field('DAGS_AFRITS', z.nullable(instant)),
  endedAt: field('DAGS_PROFUNAR', instant),
  ageSeconds,
  tookSeconds: field('TOK_SEKUNDUR', z.int()),
  tableCount: field('FJOLDI_TAFLNA', z.nullable(z.int())),
  rowCount: field('FJOLDI_RADA', z.nullable(z.int())),
  sumCount: field('FJOLDI_SUMMA', z.nullable(z.int())),
  fileCount: field('FJOLDI_SKJALA', z.nullable(z.int())),
  failure: field('ORSOK_PROFUNAR', z.nullable(z.literal(restoreFailures))),
});
export type RestoreCheck = z.output<typeof RestoreCheck>;

/** How the portal runs, counted over all servers but where it says otherwise. */
export const Operations = response({
  version: field('UTGAFA_KERFIS', text),
  commit: field('GIT_UTGAFA', z.nullable(text)),
  /** Of the server that answers. */
  startedAt: field('DAGS_RAESINGAR', instant),
  nodeVersion: field('UTGAFA_NODE', text),
  databaseVersion: field('UTGAFA_POSTGRESQL', text),
  schemaVersion: field('UTGAFA_TAFLNA', text),
  databaseBytes: field('STAERD_GAGNAGRUNNS', z.int()),
  sessionCount: field('FJOLDI_INNSKRADRA', z.int()),
  /** Of the server that answers. */
  streamCount: field('FJOLDI_STRAUMA', z.int()),
  replicas: field('EFTIRMYNDIR', z.array(Replica)),
  letters: field('BREF_I_BID', z.array(WaitingLetters)),
  jobs: field('VERK_I_BID', z.array(WaitingJobs)),
  webhooks: field('VEFKRAEKJUR_I_BID', response({ waiting, oldestSeconds })),
  tables: field('STAERDIR_TAFLNA', z.array(TableSize)),
  lastBackup: field('SIDASTA_AFRIT', z.nullable(Backup)),
  /** The last backup that was restored and found right. */
  lastProved: field('SIDASTA_SONNUN', z.nullable(RestoreCheck)),
  /** The last try, where it failed and nothing was proved since. */
  failedRestore: field('MISTEKIN_SONNUN', z.nullable(RestoreCheck)),
});
export type Operations = z.output<typeof Operations>;

/** O70: the page of operations. */
export const getOperations = endpoint('GET /api/operations', {
  access: 'administrator',
  // Only the primary knows of its replicas.
  writes: true,
  reply: one(Operations),
});
