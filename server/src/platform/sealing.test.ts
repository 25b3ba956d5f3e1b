import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fingerprintOf, seal, sharedFingerprintOf, unseal } from './sealing.ts';

const secret = Buffer.from('leyndarmál');
const key = { secretsKey: 'x'.repeat(40), dataFolder: '/nowhere' };

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'omur-sealing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('sealing', () => {
  it('S7 opens for the one it was sealed for, and differs every time', () => {
    const sealed = seal(key, secret, 'a');
    expect(unseal(key, sealed, 'a')).toEqual(secret);
    expect(seal(key, secret, 'a')).not.toEqual(sealed);
    expect(sealed.includes(secret)).toBe(false);
  });
  it('S7 opens for nobody else, with no other key, and not when it was changed', () => {
    const sealed = seal(key, secret, 'a');
    expect(() => unseal(key, sealed, 'b')).toThrow('unable to authenticate');
    expect(() => unseal({ ...key, secretsKey: 'y'.repeat(40) }, sealed, 'a')).toThrow(
      'unable to authenticate',
    );
    for (let i = 0; i < sealed.length; i += 5) {
      const changed = Buffer.from(sealed);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => unseal(key, changed, 'a')).toThrow('unable to authenticate');
    }
  });
  it('O331 a fingerprint tells keys apart, is of the file too, and makes none', () => {
    const dataFolder = aFolder();
    const keeping = { secretsKey: undefined, dataFolder };
    expect(fingerprintOf(keeping)).toBeUndefined();
    expect(existsSync(path.join(dataFolder, 'secrets.key'))).toBe(false);
    seal(keeping, secret, 'a');
    const made = readFileSync(path.join(dataFolder, 'secrets.key'), 'utf8').trim();
    expect(fingerprintOf(keeping)).toEqual(fingerprintOf({ secretsKey: made, dataFolder: '/nowhere' }));
    expect(fingerprintOf(keeping)).toHaveLength(16);
    expect(sharedFingerprintOf({ ...key, databaseUrl: 'postgresql://db/omur' })).toEqual(fingerprintOf(key));
    expect(sharedFingerprintOf({ ...key, databaseUrl: undefined })).toBeUndefined();
    expect(fingerprintOf(key)).not.toEqual(fingerprintOf({ ...key, secretsKey: 'y'.repeat(40) }));
  });
  it('S7 without a setting the key is a file that only its owner reads, made once', () => {
    const dataFolder = aFolder();
    const keeping = { secretsKey: undefined, dataFolder };
    const sealed = seal(keeping, secret, 'a');
    const file = path.join(dataFolder, 'secrets.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, 'utf8');
    expect(unseal(keeping, sealed, 'a')).toEqual(secret);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync('/nowhere')).toBe(false);
  });
});
