import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { readMark } from './orphan.ts';
import { type Passwords, type Role, roleNames } from './passwords.ts';
import { databaseName } from './roles.ts';

/** How the owner signs in to the PostgreSQL that another process of ours runs on a folder. */
export const ownerOfRunning = (folder: string) => signIn(folder, 'owner', databaseName);

/** How the portal does. */
export const applicationOfRunning = (folder: string) => signIn(folder, 'application', databaseName);

/** How its superuser does, who may make databases. */
export const superuserOfRunning = (folder: string) => signIn(folder, 'superuser', 'postgres');

async function signIn(folder: string, role: Role, database: string): Promise<pg.ClientConfig> {
  const mark = await readMark(path.join(folder, 'cluster'));
  if (!mark) throw new Error(`PostgreSQL does not run on ${folder} at the moment; try again.`);
  const passwords = JSON.parse(await readFile(path.join(folder, 'passwords.json'), 'utf8')) as Passwords;
  const [port, socketFolder, listensOn] = mark.lines.slice(3, 6);
  return {
    host: socketFolder || listensOn || '127.0.0.1',
    port: Number(port),
    user: roleNames[role],
    password: passwords[role],
    database,
  };
}
