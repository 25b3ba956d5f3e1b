import { spawn } from 'node:child_process';
import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, give, makePrivate } from './account.ts';

type Plan = { initdb: string; folder: string; account: Account; password: string; isTemporary: boolean };

/** PostgreSQL and its tools get no variable that could change what they do, and none of our secrets. */
export const cleanEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR']
    .map((name) => [name, process.env[name]])
    .concat([['LC_ALL', 'C']])
    .filter(([, value]) => value !== undefined),
);

/** The folder of PostgreSQL's data, made at the first start. It takes its name only when it is complete. */
export async function initialise(plan: Plan): Promise<string> {
  const cluster = path.join(plan.folder, 'cluster');
  await removeUnfinished(plan.folder);
  if (
    await access(cluster).then(
      () => true,
      () => false,
    )
  )
    return cluster;
  const draft = path.join(plan.folder, 'cluster.new');
  const passwordFile = path.join(plan.folder, 'initial-password');
  await makePrivate(draft, plan.account);
  await writeFile(passwordFile, plan.password, { mode: 0o600 });
  await give(passwordFile, plan.account);
  try {
    await runInitdb(plan, draft, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, cluster);
  return cluster;
}

async function removeUnfinished(folder: string): Promise<void> {
  const unfinished = (await readdir(folder)).filter(
    (name) => name === 'cluster.new' || name === 'initial-password',
  );
  for (const name of unfinished) await rm(path.join(folder, name), { recursive: true, force: true });
}

async function runInitdb(plan: Plan, draft: string, passwordFile: string): Promise<void> {
  const choices = [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=is-IS',
    '--data-checksums',
    ...(plan.isTemporary ? ['--no-sync'] : []),
  ];
  const child = spawn(plan.initdb, choices, {
    ...plan.account,
    cwd: '/',
    detached: true,
    windowsHide: true,
    env: cleanEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [complaint, status] = await Promise.all([text(child.stderr), ended]);
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${complaint.trim()}`);
}
