import { isIban } from '@omur/contract/platform/rules/iban';
import * as z from 'zod';
import { isLocal } from './local.ts';

export const whole = (least: number, most: number, standard: number) =>
  z.coerce.number().int().min(least).max(most).default(standard);
export const onOff = (standard: boolean) => z.stringbool().default(standard);

/** The settings of what the portal works with besides its database. */
export const services = {
  PAYMENT_IBAN: z.string().refine(isIban, 'is no IBAN').optional(),
  PAYMENT_BIC: z
    .string()
    .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'is no BIC')
    .optional(),
  BOUNCE_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'is no secret of Standard Webhooks, whsec_…')
    .optional(),
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
  CLAMD_ADDRESS: z
    .string()
    .refine((given) => clamdOf(given) !== undefined, 'is host:port, or the path of a socket')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ISWC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ISWC_KEY: z.string().min(1).optional(),
  ISWC_AGENCY: z
    .string()
    .regex(/^\d{3}$/, 'is a society’s three-digit code')
    .default('077'),
  ISWC_SOURCE_DB: z.coerce.number().int().min(1).max(999).optional(),
  ISWC_BATCH_SIZE: whole(1, 500, 50),
  ISWC_PREVIEW: onOff(true),
  ISWC_TASK_DAYS: whole(1, 365, 30),
};

type Given = z.output<z.ZodObject<typeof services>> & {
  SOCIETY_NAME: string;
  PUBLIC_URL?: string | undefined;
  STAFF_MFA: 'optional' | 'required';
};

/** A bucket of a storage that speaks S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where a clamd listens that looks at files. */
export type ClamdSettings = { host: string; port: number } | { path: string };

/** Undefined for what is no address. */
export function clamdOf(given: string): ClamdSettings | undefined {
  if (given.startsWith('/')) return { path: given };
  const [, sixth, named, digits] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(given) ?? [];
  const [host, port] = [sixth ?? named, Number(digits)];
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : undefined;
}

/** The account that the society pays from, and whose it is. */
export interface PaymentSettings {
  name: string;
  iban: string;
  bic: string;
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

/** How the society speaks to the ISWC agency. */
export interface IswcSettings {
  /** Where the service is and the key to it; without them nothing is sent, and files go out and in. */
  service: { url: string; key: string } | undefined;
  /** The society's own code, three digits. */
  agency: string;
  sourceDb: number;
  batchSize: number;
  /** Whether the agency is to ask about similar works before it gives out a code. */
  asksFirst: boolean;
  /** Days that staff have to answer a task of another agency. */
  taskDays: number;
}

/** The account with its bank, or none. */
export function paymentOf({ SOCIETY_NAME: name, PAYMENT_IBAN: iban, PAYMENT_BIC: bic }: Given) {
  if (!iban && !bic) return undefined;
  if (!iban || !bic)
    throw new Error('The settings are not right. PAYMENT_IBAN: needs PAYMENT_BIC, and the other way round');
  return { name, iban, bic };
}

/** The issuer with a client known to it, or none. */
export function openIdOf(value: Given): OpenIdSettings | undefined {
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

/** The service is spoken to over https, except on this machine. */
export function iswcOf(value: Given): IswcSettings {
  const { ISWC_URL: url, ISWC_KEY: key, ISWC_AGENCY: agency } = value;
  if ((url === undefined) !== (key === undefined))
    throw new Error('The settings are not right. ISWC_URL and ISWC_KEY: both or neither');
  if (url !== undefined && new URL(url).protocol === 'http:' && !isLocal(url))
    throw new Error('The settings are not right. ISWC_URL: has to be https, except on this machine');
  return {
    service: url !== undefined && key !== undefined ? { url: url.replace(/\/+$/, ''), key } : undefined,
    agency,
    sourceDb: value.ISWC_SOURCE_DB ?? Number(agency),
    batchSize: value.ISWC_BATCH_SIZE,
    asksFirst: value.ISWC_PREVIEW,
    taskDays: value.ISWC_TASK_DAYS,
  };
}

/** All of it, or none. */
export function s3Of(value: Given): S3Settings | undefined {
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
