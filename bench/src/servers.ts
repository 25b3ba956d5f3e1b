import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, type Society } from './society.ts';

export const poolSize = 20;

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/**
 * The portal as it is shipped, but for the limits of requests a minute, of users, keys and the public: they count as ever and are never
 * reached. A limit of 0 would count nothing.
 * Its log, a line a request, goes to a file.
 */
export function startPortal(
  society: Pick<Society, 'folder' | 'applicationUrl' | 'ownerUrl'> & Program,
  others: Record<string, string> = {},
): Promise<Running> {
  return start(society, 'server/src/app/main.ts', '/readyz', {
    DATABASE_URL: society.applicationUrl,
    DATABASE_OWNER_URL: society.ownerUrl,
    DATABASE_CONNECTIONS: String(poolSize),
    RATE_LIMIT_PER_MINUTE: '1000000',
    PUBLIC_REPERTORY: 'true',
    PUBLIC_RATE_PER_MINUTE: '1000000',
    KEY_RATE_PER_MINUTE: '1000000',
    CONNECTIONS_PER_ADDRESS: '0',
    // The letters of one measurement would be sent during the next one.
    JOB_WORKERS: '0',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    ...others,
  });
}

/** What the portal is compared with. */
export function startBare(society: Society): Promise<Running> {
  return start(society, 'bench/src/bare/main.ts', '/', { DATABASE_URL: society.applicationUrl });
}

interface Program {
  /** The folder of the project that is started, where it is not this one. */
  project?: string;
}

/** Starts a program in a process of its own, on a free port if the settings name none, and waits until it answers. */
export async function start(
  { folder, project = root }: Pick<Society, 'folder'> & Program,
  file: string,
  probe: string,
  settings: Record<string, string>,
): Promise<Running> {
  const port = settings.PORT ?? (await findFreePort());
  const log = openSync(
    path.join(folder, `${path.basename(path.dirname(file))}${project === root ? '' : '-earlier'}.log`),
    'w',
  );
  const child = spawn(process.execPath, ['--max-semi-space-size=16', path.resolve(project, file)], {
    cwd: project,
    env: { ...process.env, ...settings, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  await answers(child, url + probe);
  return { url, stop: () => stop(child) };
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (child.exitCode !== null) break;
    const isThere = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  child.kill();
  throw new Error(`${url} did not start.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
