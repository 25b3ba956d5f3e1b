import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { TestDatabase } from './database.ts';

const program = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));

/** What a server has compiled, the next one need not: it is there in half the time. */
export const compileCache = path.join(tmpdir(), 'omur-test-compile-cache');

/** Where a server says that it runs: behind a proxy one logs in elsewhere. */
export const addressIn = (said: string): string | undefined =>
  /running(?: at|\. Log in at) (http:\/\/\S+?)(?:\/login|\. )/.exec(said)?.[1];

/** The server as a process of its own, as `npm start` runs it, on a test's database. */
export function aServerProcess(
  { application, owner }: Pick<TestDatabase, 'application' | 'owner'>,
  settings: Record<string, string> = {},
) {
  return startServer({ DATABASE_URL: urlOf(application), DATABASE_OWNER_URL: urlOf(owner), ...settings });
}

/** The same with nothing but these settings, started by way of another program where one is named. */
export async function startServer(settings: Record<string, string>, through: readonly string[] = []) {
  const [first = process.execPath, ...between] = through;
  const parameters = through.length > 0 ? [...between, process.execPath, program] : [program];
  const child = spawn(first, parameters, {
    // A machine that is busy with other tests is no overload.
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      OVERLOAD_MILLISECONDS: '0',
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = addressIn(said);
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export function urlOf({
  host = 'localhost',
  port = 5432,
  user,
  password,
  database,
  options,
}: pg.ClientConfig): string {
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  // A socket's folder is no host name, but it may stand in the query.
  url.searchParams.set('host', host);
  if (options) url.searchParams.set('options', options);
  return url.href;
}
