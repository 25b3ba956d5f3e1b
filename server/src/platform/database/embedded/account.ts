import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, realpath, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

/** The account PostgreSQL runs under where it is not our own: it refuses to run as root. */
export type Account = { uid: number; gid: number } | undefined;

const reachableFolder = '/var/lib/omur';

/** As root: the owner of the folder, or `nobody` when that is root as well. */
export async function findAccount(folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await stat(folder).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

/**
 * Makes the folder and returns its real path. Below a closed folder such as /root the other account could not reach
 * it; then the data goes to /var/lib/omur, and the folder becomes a link to it.
 */
export async function makeReachable(folder: string, account: Account): Promise<string> {
  const exists = await stat(folder).catch(() => undefined);
  await makeFolder(path.dirname(folder));
  const parent = await realpath(path.dirname(folder));
  if (!exists && account && !(await canEnter(parent, account))) {
    const place = path.join(reachableFolder, `${path.basename(folder)}-${randomBytes(4).toString('hex')}`);
    await mkdir(place, { recursive: true });
    await symlink(place, folder);
  }
  return makePrivate(folder, account);
}

/** Makes a folder and those above it. Node's own way never ends where nothing can be made, such as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    throw new Error(
      `The folder ${folder} cannot be made (${error.code}). Set OMUR_DATA to one in which this account may write.`,
      { cause: error },
    );
  });
}

/** A folder that only the account of PostgreSQL may enter. */
export async function makePrivate(folder: string, account: Account): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const real = await realpath(folder);
  if (account && !(await canEnter(path.dirname(real), account))) {
    throw new Error(`The account that runs PostgreSQL (uid ${account.uid}) cannot reach ${real}.`);
  }
  const { uid } = await stat(real);
  const own = process.getuid?.() ?? uid;
  if (!account && uid !== own) throw new Error(`The folder ${real} belongs to another account (uid ${uid}).`);
  await chmod(real, 0o700);
  await give(real, account);
  return real;
}

export async function give(file: string, account: Account): Promise<void> {
  // macOS writes the numbers of `nobody` as negative ones.
  if (account) await chown(file, account.uid >>> 0, account.gid >>> 0);
}

/** Whether the account may pass through the folder and all above it. */
export async function canEnter(folder: string, account: NonNullable<Account>): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === account.uid >>> 0 ? 0o100 : gid === account.gid >>> 0 ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || canEnter(parent, account);
}
