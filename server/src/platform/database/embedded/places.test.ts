import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccount, makeReachable } from './account.ts';
import { findPackage, prepare } from './binaries.ts';

const isRoot = process.getuid?.() === 0;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omur-places-'));
  chmodSync(home, 0o755);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('places that are hard to use', () => {
  it.runIf(isRoot)(
    'puts the data where the other account reaches it when the folder is closed to it',
    async () => {
      const closed = await mkdtemp(path.join(tmpdir(), 'omur-closed-'));
      const wanted = path.join(closed, 'data', 'postgres');
      const real = await makeReachable(wanted, await findAccount(wanted));
      expect(real).toMatch(/^\/var\/lib\/omur\/postgres-/);
      expect(lstatSync(wanted).isSymbolicLink()).toBe(true);
      await rm(real, { recursive: true });
      await rm(closed, { recursive: true });
    },
  );

  describe('the programs', () => {
    let native: string;
    let place: string;
    beforeAll(async () => {
      const packaged = path.dirname(await findPackage());
      native = path.join(home, 'package', 'native');
      await cp(packaged, path.dirname(native), { recursive: true, verbatimSymlinks: true });
      place = await mkdtemp(path.join(home, 'programs-'));
      chmodSync(place, 0o755);
    });

    it('makes the links to the libraries that npm could not pack', async () => {
      const list = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
        target: string;
      }[];
      const links = list.map(({ target }) => path.join(path.dirname(native), target));
      for (const link of links) rmSync(link, { force: true });
      const { postgres } = await prepare(native, place, undefined);
      for (const link of links) expect(existsSync(link)).toBe(true);
      expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain('17.10');
    });

    it.runIf(isRoot)('copies them beside the data when the account cannot reach them', async () => {
      chmodSync(path.join(native, 'bin'), 0o700);
      const nobody = { uid: 65_534, gid: 65_534 };
      const { postgres } = await prepare(native, place, nobody);
      expect(postgres.startsWith(place)).toBe(true);
      chmodSync(path.dirname(postgres), 0o755);
      const version = execFileSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...nobody });
      expect(version).toContain('17.10');
    });
  });
});
