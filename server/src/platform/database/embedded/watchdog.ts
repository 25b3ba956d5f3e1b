// A process of its own that runs PostgreSQL and stops it cleanly when its input ends: that happens when the program
// that started it asks for it, and also when that program is killed.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Binaries } from './binaries.ts';

export type Watch = {
  binaries: Binaries;
  cluster: string;
  startLog: string;
  socketFolder?: string;
  account?: { uid: number; gid: number };
};

const watch = JSON.parse(process.argv[2] ?? '') as Watch;
const { binaries, cluster } = watch;

if (process.platform === 'win32') runByControl();
else runDirectly();

function onEndOfParent(stop: () => void): void {
  process.stdin.on('end', stop).on('error', stop).resume();
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
}

function leave(status: number): never {
  if (watch.socketFolder) rmSync(watch.socketFolder, { recursive: true, force: true });
  process.exit(status);
}

function runDirectly(): void {
  const options = {
    ...watch.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'] as const,
  };
  const postgres = spawn(binaries.postgres, ['-D', cluster], { ...options, stdio: [...options.stdio] });
  // SIGINT is PostgreSQL's fast shutdown: it ends connections and writes everything down.
  onEndOfParent(() => postgres.kill('SIGINT'));
  postgres.on('error', () => leave(1)).on('exit', (status) => leave(status ?? 1));
}

/** On Windows there are no signals, and PostgreSQL gives up an administrator's powers only when started by pg_ctl. */
function runByControl(): void {
  const control = (...words: string[]) =>
    spawnSync(binaries.control, [...words, '-s', '-w', '-D', cluster], {
      stdio: 'ignore',
      windowsHide: true,
    });
  const started = control('start', '-t', '300', '-l', watch.startLog);
  if (started.status !== 0) leave(1);
  onEndOfParent(() => leave(control('stop', '-m', 'fast').status ?? 1));
}
