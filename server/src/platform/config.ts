import { resolve } from 'node:path';
import * as z from 'zod';
import { fromFiles } from './configFiles.ts';
import {
  clamdOf,
  iswcOf,
  onOff,
  openIdOf,
  paymentOf,
  s3Of,
  services,
  whole,
  type ClamdSettings,
  type IswcSettings,
  type OpenIdSettings,
  type PaymentSettings,
  type S3Settings,
} from './configServices.ts';
import { isDatabaseUrl } from './databaseUrl.ts';
import { isLocal } from './local.ts';

export type {
  ClamdSettings,
  IswcSettings,
  OpenIdSettings,
  PaymentSettings,
  S3Settings,
} from './configServices.ts';

/** M14: what is not done by one of the staff alone. */
const fourEyes = [
  'registrations',
  'distributions',
  'joins',
  'accounts',
  'contracts',
  'staff',
  'assemblies',
] as const;

const databaseUrl = z.string().refine(isDatabaseUrl, 'is no postgresql://… address').optional();

/** Every setting, with its default. The README lists the same names. */
const Environment = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('localhost'),
  OMUR_DATA: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  REPLICA_LATE_SECONDS: whole(1, 600, 5),
  SCRATCH_DATABASE_URL: databaseUrl,
  DATABASE_POOLING: z.enum(['session', 'transaction']).default('session'),
  DATABASE_PREPARED: onOff(true),
  DATABASE_CONNECTIONS: whole(2, 500, 20),
  SOCIETY_NAME: z.string().min(1).max(80).default('Ómur'),
  SOCIETY_PHONE: z.string().min(1).max(40).optional(),
  SOCIETY_EMAIL: z.email().max(120).optional(),
  SOCIETY_HOURS: z.string().min(1).max(80).optional(),
  SESSION_IDLE_MINUTES: whole(1, 1440, 60),
  SESSION_HOURS: whole(1, 168, 12),
  STAFF_MFA: z.enum(['optional', 'required']).default('optional'),
  SECRETS_KEY: z.string().min(32).optional(),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 1200),
  KEY_RATE_PER_MINUTE: whole(1, 1_000_000, 300),
  PUBLIC_REPERTORY: onOff(false),
  PUBLIC_NEWS: onOff(false),
  OPENID_PROVIDER: onOff(false),
  JOIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_RATE_PER_MINUTE: whole(0, 1_000_000, 60),
  OVERLOAD_MILLISECONDS: whole(0, 60_000, 2000),
  CONNECTIONS_PER_ADDRESS: whole(0, 100_000, 50),
  SHUTDOWN_DELAY: whole(0, 300, 0),
  FOUR_EYES: z
    .string()
    .check(({ value, issues }) => {
      if (value === 'none' || value.split(',').every((one) => fourEyes.includes(one as FourEyes))) return;
      issues.push({
        code: 'custom',
        input: value,
        message: `one or more of ${fourEyes.join(', ')}; or none`,
      });
    })
    .default(fourEyes.join(',')),
  FORGOTTEN_TELLS: z.enum(['nobody', 'everybody']).optional(),
  TRUST_PROXY: onOff(false),
  JOB_WORKERS: whole(0, 20, 2),
  LETTER_CONNECTIONS: whole(1, 50, 2),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LETTERS_FROM: z.email().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  STATEMENT_ARCHIVE: onOff(false),
  WEBHOOKS_LOCAL: onOff(false),
  SFTP_PRIVATE: onOff(false),
  ...services,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type FourEyes = (typeof fourEyes)[number];

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  /** Past a pooler, for what needs a connection of its own: listening, jobs and their locks. */
  databaseDirectUrl: string | undefined;
  /** Servers that follow the primary, for reads. */
  databaseReadUrl: string | undefined;
  /** How far behind one of them may be and still be read from. */
  replicaLateSeconds: number;
  /** Where backups are restored to be proved, as a role that may make databases; beside the database if this is left out. */
  scratchDatabaseUrl: string | undefined;
  /** Whether connections stay ours, or a pooler gives one for each transaction. */
  pooling: 'session' | 'transaction';
  /** Statements are prepared by name; not every pooler in transaction mode passes that on. */
  preparesStatements: boolean;
  databaseConnections: number;
  societyName: string;
  /** How the office is reached; undefined where nothing of it is known. */
  contact:
    | { contactPhone: string | null; contactEmail: string | null; officeHours: string | null }
    | undefined;
  /** Without it no file of payments is made. */
  payment: PaymentSettings | undefined;
  sessionIdleMinutes: number;
  sessionHours: number;
  /** Staff can do nothing before they have set up a second factor. */
  staffMustHaveFactor: boolean;
  /** What secrets in the database are sealed with; without it a file in the folder is. */
  secretsKey: string | undefined;
  /** Requests a minute from one user or address; 0 means no limit. */
  rateLimitPerMinute: number;
  keyRatePerMinute: number;
  /** Whether everybody may search the repertory. */
  isRepertoryPublic: boolean;
  isNewsPublic: boolean;
  /** Whether the society's other services log people in through the portal. */
  isOpenIdProvider: boolean;
  /** Calls of it a minute from one network; 0 means no limit. */
  publicRatePerMinute: number;
  /** The society's own page on joining it. */
  joinUrl: string | undefined;
  /** New requests are refused while they would wait this long for their turn, in milliseconds; 0 for never. */
  overloadMilliseconds: number;
  /** Connections that one address may have open; 0 for any number. */
  connectionsPerAddress: number;
  /** How long a server that is told to stop goes on answering, not ready, so that a balancer sees it first. */
  shutdownSeconds: number;
  /** What needs a second person of the society's. */
  fourEyes: ReadonlySet<FourEyes>;
  /** Whether asking for a new password tells if there is such a user (C4.4), which in the open nobody is told (S9). */
  forgottenTells: 'nobody' | 'everybody';
  isBehindProxy: boolean;
  /** How many jobs this server runs at once; 0 leaves them to others. */
  jobWorkers: number;
  /** How many lines to the mail server this server keeps at once while letters wait. */
  letterConnections: number;
  /** Where people reach the portal, without a slash at its end. Letters lead there. */
  publicUrl: string;
  /** The mail server; without one letters stay in the mailbox page. */
  smtpUrl: string | undefined;
  lettersFrom: string;
  /** What the mail service signs with when it tells of letters that came back; without it none is heard. */
  bounceSecret: string | undefined;
  /** Where files are looked at for what they are infected with; nowhere where it is left out. */
  clamd: ClamdSettings | undefined;
  /** Where one logs in with an electronic ID; without it nobody does. */
  openId: OpenIdSettings | undefined;
  /** Where files lie; without it in the folder. */
  s3: S3Settings | undefined;
  filesFolder: string;
  /** Whether the lines of closed years are written into storage as Parquet. */
  archivesStatements: boolean;
  webhooksReachLocal: boolean;
  /** Whether SFTP accounts may lead to addresses that are not on the public internet. */
  sftpReachesPrivate: boolean;
  iswc: IswcSettings;
  /** Where traces go. */
  otlpUrl: string | undefined;
  metricsToken: string | undefined;
  logLevel: string;
}

/** How the office is reached, where anything of it is set. */
function contactOf(value: z.output<typeof Environment>): Config['contact'] {
  const { SOCIETY_PHONE = null, SOCIETY_EMAIL = null, SOCIETY_HOURS = null } = value;
  if (SOCIETY_PHONE === null && SOCIETY_EMAIL === null) return undefined;
  return { contactPhone: SOCIETY_PHONE, contactEmail: SOCIETY_EMAIL, officeHours: SOCIETY_HOURS };
}

/** What is open to everybody, and how fast. */
const publicOf = (value: z.output<typeof Environment>) => ({
  isRepertoryPublic: value.PUBLIC_REPERTORY,
  isNewsPublic: value.PUBLIC_NEWS,
  isOpenIdProvider: value.OPENID_PROVIDER,
  joinUrl: value.JOIN_URL,
  publicRatePerMinute: value.PUBLIC_RATE_PER_MINUTE,
});

/** Reads the settings once. Throws one sentence that names each wrong value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = fromFiles(environment, Object.keys(Environment.shape));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings are not right. ${wrong.join('; ')}`);
  }
  const value = read.data;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  assertTogether(value, publicUrl);
  return {
    port: value.PORT,
    host: value.HOST,
    dataFolder: value.OMUR_DATA,
    databaseUrl: value.DATABASE_URL,
    databaseOwnerUrl: value.DATABASE_OWNER_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseReadUrl: value.DATABASE_READ_URL,
    replicaLateSeconds: value.REPLICA_LATE_SECONDS,
    scratchDatabaseUrl: value.SCRATCH_DATABASE_URL,
    pooling: value.DATABASE_POOLING,
    preparesStatements: value.DATABASE_PREPARED,
    databaseConnections: value.DATABASE_CONNECTIONS,
    societyName: value.SOCIETY_NAME,
    contact: contactOf(value),
    payment: paymentOf(value),
    sessionIdleMinutes: value.SESSION_IDLE_MINUTES,
    sessionHours: value.SESSION_HOURS,
    staffMustHaveFactor: value.STAFF_MFA === 'required',
    secretsKey: value.SECRETS_KEY,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    keyRatePerMinute: value.KEY_RATE_PER_MINUTE,
    ...publicOf(value),
    overloadMilliseconds: value.OVERLOAD_MILLISECONDS,
    connectionsPerAddress: value.CONNECTIONS_PER_ADDRESS,
    shutdownSeconds: value.SHUTDOWN_DELAY,
    fourEyes: new Set(value.FOUR_EYES.split(',').filter((one) => one !== 'none') as FourEyes[]),
    forgottenTells: value.FORGOTTEN_TELLS ?? (isLocal(publicUrl) ? 'everybody' : 'nobody'),
    isBehindProxy: value.TRUST_PROXY,
    jobWorkers: value.JOB_WORKERS,
    letterConnections: value.LETTER_CONNECTIONS,
    publicUrl,
    smtpUrl: value.SMTP_URL,
    lettersFrom: value.LETTERS_FROM ?? `omur@${new URL(publicUrl).hostname}`,
    bounceSecret: value.BOUNCE_SECRET,
    clamd: value.CLAMD_ADDRESS === undefined ? undefined : clamdOf(value.CLAMD_ADDRESS),
    openId: openIdOf(value),
    s3: s3Of(value),
    filesFolder: resolve(value.OMUR_DATA, 'files'),
    archivesStatements: value.STATEMENT_ARCHIVE,
    webhooksReachLocal: value.WEBHOOKS_LOCAL,
    sftpReachesPrivate: value.SFTP_PRIVATE,
    iswc: iswcOf(value),
    otlpUrl: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

/** What is right by itself and wrong beside the others. */
function assertTogether(value: z.output<typeof Environment>, publicUrl: string): void {
  if (value.SMTP_URL && !value.PUBLIC_URL)
    throw new Error('The settings are not right. SMTP_URL: needs PUBLIC_URL, where letters lead');
  // A server that is named in the settings is used alone, without a database of our own beside it.
  const named = (['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).find(
    (name) => value[name],
  );
  if (named && !value.DATABASE_URL)
    throw new Error(`The settings are not right. DATABASE_URL: is needed too, since ${named} is set`);
  if (value.DATABASE_POOLING === 'transaction' && !(value.DATABASE_DIRECT_URL && value.DATABASE_OWNER_URL))
    throw new Error(
      'The settings are not right. DATABASE_POOLING: transaction needs DATABASE_DIRECT_URL and DATABASE_OWNER_URL, which go past the pooler',
    );
  if (value.OPENID_PROVIDER && !publicUrl.startsWith('https:') && !isLocal(publicUrl))
    throw new Error(
      'The settings are not right. OPENID_PROVIDER: PUBLIC_URL has to be https, except on this machine',
    );
  if (value.WEBHOOKS_LOCAL && !isLocal(publicUrl))
    throw new Error('The settings are not right. WEBHOOKS_LOCAL: only where PUBLIC_URL is this machine');
}
