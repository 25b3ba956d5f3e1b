import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { TestDatabase } from './database.ts';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as a process of its own, as `npm start` runs it, on a test's database. */
export async function aServerProcess(database: TestDatabase, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: urlOf(database.application),
      DATABASE_OWNER_URL: urlOf(database.owner),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = /(http:\/\/\S+)\/login/.exec(said)?.[1];
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

function urlOf({
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
