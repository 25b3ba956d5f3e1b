import { resolve } from 'node:path';
import * as z from 'zod';

/** M14: what is not done by one of the staff alone. */
const fourEyes = ['registrations', 'distributions', 'joins', 'accounts', 'staff'] as const;

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
  STAFF_MFA: z.enum(['optional', 'required']).default('optional'),
  SECRETS_KEY: z.string().min(32).optional(),
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 1200),
  OVERLOAD_MILLISECONDS: whole(0, 60_000, 2000),
  CONNECTIONS_PER_ADDRESS: whole(0, 100_000, 50),
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
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LETTERS_FROM: z.email().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/^openid( \S+)*$/, 'begins with openid')
    .default('openid profile'),
  OIDC_KENNITALA_CLAIM: z.string().min(1).default('nationalId'),
  OIDC_ACR: z.string().min(1).optional(),
  OIDC_LABEL_IS: z.string().min(1).max(60).default('Skrá inn með rafrænum skilríkjum'),
  OIDC_LABEL_EN: z.string().min(1).max(60).default('Log in with an electronic ID'),
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

/** A provider of electronic ID that speaks OpenID Connect. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The claim that has the kennitala. */
  claim: string;
  /** How strong a log-in has to be, by the values of the claim `acr`; any where none is named. */
  acr: readonly string[];
  labelIs: string;
  labelEn: string;
}

export type FourEyes = (typeof fourEyes)[number];

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
  /** Staff can do nothing before they have set up a second factor. */
  staffMustHaveFactor: boolean;
  /** What secrets in the database are sealed with; without it a file in the folder is. */
  secretsKey: string | undefined;
  /** Requests a minute from one user or address; 0 means no limit. */
  rateLimitPerMinute: number;
  /** Requests are refused while one would wait so long for its turn; 0 for never. */
  overloadMilliseconds: number;
  /** Connections that one address may have open; 0 for any number. */
  connectionsPerAddress: number;
  /** What needs a second person of the society's. */
  fourEyes: ReadonlySet<FourEyes>;
  /** Whether asking for a new password tells if there is such a user (C4.4), which in the open nobody is told (S9). */
  forgottenTells: 'nobody' | 'everybody';
  isBehindProxy: boolean;
  /** How many jobs this server runs at once; 0 leaves them to others. */
  jobWorkers: number;
  /** Where people reach the portal, without a slash at its end. Letters lead there. */
  publicUrl: string;
  /** The mail server; without one letters stay in the mailbox page. */
  smtpUrl: string | undefined;
  lettersFrom: string;
  /** Where one logs in with an electronic ID; without it nobody does. */
  openId: OpenIdSettings | undefined;
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
    staffMustHaveFactor: value.STAFF_MFA === 'required',
    secretsKey: value.SECRETS_KEY,
    rateLimitPerMinute: value.RATE_LIMIT_PER_MINUTE,
    overloadMilliseconds: value.OVERLOAD_MILLISECONDS,
    connectionsPerAddress: value.CONNECTIONS_PER_ADDRESS,
    fourEyes: new Set(value.FOUR_EYES.split(',').filter((one) => one !== 'none') as FourEyes[]),
    forgottenTells: value.FORGOTTEN_TELLS ?? (isLocal(publicUrl) ? 'everybody' : 'nobody'),
    isBehindProxy: value.TRUST_PROXY,
    jobWorkers: value.JOB_WORKERS,
    publicUrl,
    smtpUrl: value.SMTP_URL,
    lettersFrom: value.LETTERS_FROM ?? `omur@${new URL(publicUrl).hostname}`,
    openId: openIdOf(value),
    s3: s3Of(value),
    filesFolder: resolve(value.OMUR_DATA, 'files'),
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
  };
}

/** The issuer with a client known to it, or none. */
function openIdOf(value: z.output<typeof Environment>): OpenIdSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PUBLIC_URL } = value;
  if (!OIDC_ISSUER && !OIDC_CLIENT_ID && !OIDC_CLIENT_SECRET) return undefined;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !PUBLIC_URL)
    throw new Error(
      'The settings are not right. OIDC_ISSUER: needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, and PUBLIC_URL, where the provider leads back to',
    );
  const { protocol, hostname } = new URL(OIDC_ISSUER);
  if (protocol === 'http:' && hostname !== 'localhost')
    throw new Error('The settings are not right. OIDC_ISSUER: has to be https, except on this machine');
  if (value.STAFF_MFA === 'required' && !value.OIDC_ACR)
    throw new Error(
      'The settings are not right. OIDC_ACR: has to say how strong a log-in is, where STAFF_MFA is required',
    );
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scope: value.OIDC_SCOPE,
    claim: value.OIDC_KENNITALA_CLAIM,
    acr: value.OIDC_ACR?.split(/\s+/) ?? [],
    labelIs: value.OIDC_LABEL_IS,
    labelEn: value.OIDC_LABEL_EN,
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

/** Where nobody comes from outside: a developer's machine, or the demo. */
const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
