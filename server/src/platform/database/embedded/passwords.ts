import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

export type Role = 'superuser' | 'owner' | 'application';
export type Passwords = Record<Role, string>;

/** The database's own name of each role. */
export const roleNames: Record<Role, string> = {
  superuser: 'postgres',
  owner: 'omur_owner',
  application: 'omur_app',
};

/** The roles' passwords, made up at the first start and kept in a file that only this account reads. */
export async function keepPasswords(folder: string): Promise<Passwords> {
  const file = path.join(folder, 'passwords.json');
  const kept = await readFile(file, 'utf8').catch(ifMissing);
  if (kept !== undefined) return JSON.parse(kept) as Passwords;
  const made: Passwords = { superuser: random(), owner: random(), application: random() };
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(made, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
  return made;
}

function random(): string {
  return randomBytes(24).toString('base64url');
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
