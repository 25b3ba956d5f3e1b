import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { cleanEnvironment } from './initialise.ts';
import type { Watch } from './watchdog.ts';

export type RunningServer = { ended: Promise<void>; stop(): Promise<void> };

const watchdog = fileURLToPath(new URL('watchdog.ts', import.meta.url));

/** Runs PostgreSQL under its watchdog and returns when it takes connections. */
export async function runServer(watch: Watch, superuser: pg.ClientConfig): Promise<RunningServer> {
  const log = await open(watch.startLog, 'w', 0o600);
  const child = spawn(process.execPath, [watchdog, JSON.stringify(watch)], {
    cwd: '/',
    // In a session of its own: Ctrl-C in the terminal is for us, and queries in flight are finished first.
    detached: true,
    windowsHide: true,
    env: cleanEnvironment,
    stdio: ['pipe', 'ignore', log.fd],
  });
  const input = child.stdin as Socket;
  await log.close();
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.on('error', end).on('exit', end);
  });
  // A program that is done may end without a word; the watchdog notices.
  child.unref();
  input.unref();

  const stop = async () => {
    child.ref();
    input.end();
    await ended;
  };
  try {
    while (!(await takesConnections(superuser))) {
      if (hasEnded) throw new Error(await describeFailure(watch));
      await wait(15);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

async function takesConnections(superuser: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(superuser);
  // The connection may break again while PostgreSQL is still starting.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isTooEarly(error as Error & { code?: string })) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** 57P03: it is there, and still recovering. One that ends amid an answer says nothing, and `pg` gives no code for that. */
const isTooEarly = ({ code = '', message }: Error & { code?: string }) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code) ||
  message === 'Connection terminated unexpectedly';

async function describeFailure(watch: Watch): Promise<string> {
  const lines = (await readFile(watch.startLog, 'utf8')).trim().split('\n').slice(-5).join('\n');
  return `PostgreSQL did not start; its log is in ${path.dirname(watch.startLog)}.\n${lines}`;
}
