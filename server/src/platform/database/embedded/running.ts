import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { readMark } from './orphan.ts';
import { type Passwords, roleNames } from './passwords.ts';
import { databaseName } from './roles.ts';

/** How the owner signs in to the PostgreSQL that another process of ours runs on a folder. */
export async function ownerOfRunning(folder: string): Promise<pg.ClientConfig> {
  const mark = await readMark(path.join(folder, 'cluster'));
  if (!mark) throw new Error(`PostgreSQL does not run on ${folder} at the moment; try again.`);
  const { owner } = JSON.parse(await readFile(path.join(folder, 'passwords.json'), 'utf8')) as Passwords;
  const [port, socketFolder, listensOn] = mark.lines.slice(3, 6);
  return {
    host: socketFolder || listensOn || '127.0.0.1',
    port: Number(port),
    user: roleNames.owner,
    password: owner,
    database: databaseName,
  };
}
