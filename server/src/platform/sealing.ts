import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

type Keeping = Pick<Config, 'secretsKey' | 'dataFolder'>;

const saltBytes = 12;
const tagBytes = 16;
const known = new Map<string, Buffer>();

/** Seals a secret so that a copy of the database alone does not tell it. It opens for the one it was sealed for. */
export function seal(keeping: Keeping, secret: Uint8Array, owner: string): Buffer {
  const salt = randomBytes(saltBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keeping), salt).setAAD(Buffer.from(owner));
  return Buffer.concat([salt, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when it was sealed for somebody else, with another key, or has been changed. */
export function unseal(keeping: Keeping, sealed: Buffer, owner: string): Buffer {
  const end = sealed.length - tagBytes;
  const cipher = createDecipheriv('aes-256-gcm', keyOf(keeping), sealed.subarray(0, saltBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([cipher.update(sealed.subarray(saltBytes, end)), cipher.final()]);
}

/** The secret of the settings, or of the file beside the data. Other keys are derived from it. */
export function secretOf(keeping: Keeping): string {
  return keeping.secretsKey ?? fileAt(fileOf(keeping));
}

/** 16 bytes that tell one key from another and nothing else of it (O331); undefined where none has been made yet. */
export function fingerprintOf(keeping: Keeping): Buffer | undefined {
  if (keeping.secretsKey === undefined && !existsSync(fileOf(keeping))) return undefined;
  return Buffer.from(hkdfSync('sha256', secretOf(keeping), '', 'omur fingerprint of secrets', 16));
}

/** The same of a database that other servers may have as well. One of its own is nobody else's, and its key the one that counts. */
export const sharedFingerprintOf = (keeping: Keeping & Pick<Config, 'databaseUrl'>): Buffer | undefined =>
  keeping.databaseUrl === undefined ? undefined : fingerprintOf(keeping);

const fileOf = ({ dataFolder }: Pick<Keeping, 'dataFolder'>) => path.resolve(dataFolder, 'secrets.key');

function keyOf({ secretsKey, dataFolder }: Keeping): Buffer {
  const source = secretsKey ?? fileOf({ dataFolder });
  const remembered = known.get(source);
  if (remembered) return remembered;
  const key = Buffer.from(hkdfSync('sha256', secretsKey ?? fileAt(source), '', 'omur secrets', 32));
  known.set(source, key);
  return key;
}

/** Made when it is first needed; of two servers that start on one folder the second reads what the first wrote. */
function fileAt(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} holds no key: it is to have 32 characters or more.`);
  return key;
}
