import { resolve } from 'node:path';
import * as z from 'zod';

const whole = (least: number, most: number, standard: number) =>
  z.coerce.number().int().min(least).max(most).default(standard);
const onOff = (standard: boolean) => z.stringbool().default(standard);

/** Every setting, with its default. The README lists the same names. */
const Environment = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('localhost'),
  OMUR_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: whole(2, 500, 20),
  SOCIETY_NAME: z.string().min(1).max(80).default('Ómur'),
  SESSION_IDLE_MINUTES: whole(1, 1440, 60),
  SESSION_HOURS: whole(1, 168, 12),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 1200),
  TRUST_PROXY: onOff(false),
  JOB_WORKERS: whole(0, 20, 2),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LETTERS_FROM: z.email().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** A bucket of a storage that speaks S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  databaseConnections: number;
  societyName: string;
  sessionIdleMinutes: number;
  sessionHours: number;
  /** Requests a minute from one user or address; 0 means no limit. */
  rateLimitPerMinute: number;
  isBehindProxy: boolean;
  /** How many jobs this server runs at once; 0 leaves them to others. */
  jobWorkers: number;
  /** Where people reach the portal, without a slash at its end. Letters lead there. */
  publicUrl: string;
  /** The mail server; without one letters stay in the mailbox page. */
  smtpUrl: string | undefined;
  lettersFrom: string;
  /** Where files lie; without it in the folder. */
  s3: S3Settings | undefined;
  filesFolder: string;
  metricsToken: string | undefined;
  logLevel: string;
}

/** Reads the settings once. Throws one sentence that names each wrong value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings are not right. ${wrong.join('; ')}`);
  }
  const value = read.data;
  if (value.SMTP_URL && !value.PUBLIC_URL)
    throw new Error('The settings are not right. SMTP_URL: needs PUBLIC_URL, where letters lead');
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    dataFolder: value.OMUR_DATA,
    databaseUrl: value.DATABASE_URL,
    databaseOwnerUrl: value.DATABASE_OWNER_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    societyName: value.SOCIETY_NAME,
    sessionIdleMinutes: value.SESSION_IDLE_MINUTES,
    sessionHours: value.SESSION_HOURS,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    isBehindProxy: value.TRUST_PROXY,
    jobWorkers: value.JOB_WORKERS,
    publicUrl,
    smtpUrl: value.SMTP_URL,
    lettersFrom: value.LETTERS_FROM ?? `omur@${new URL(publicUrl).hostname}`,
    s3: s3Of(value),
    filesFolder: resolve(value.OMUR_DATA, 'files'),
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

/** All of it, or none. */
function s3Of(value: z.output<typeof Environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value;
  const given = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(given).filter(([, one]) => one === undefined);
  if (missing.length === 4) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error(
      `The settings are not right. ${missing.map(([name]) => name).join(', ')}: missing, files need all of S3_…`,
    );
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: value.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
