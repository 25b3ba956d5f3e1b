import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { socketFolderPrefix } from './address.ts';
import { findProcess } from './processes.ts';

const patienceMs = 60_000;

/** PostgreSQL's own mark of a running server: its process number on the first line, its socket's folder on the fifth. */
type Mark = { file: string; lines: string[]; pid: number };

/** Ends a PostgreSQL that an earlier run left behind on this cluster, and clears a mark that only looks alive. */
export async function endOrphan(cluster: string): Promise<void> {
  const mark = await readMark(cluster);
  if (!mark) return;
  if (isServer(mark.pid, cluster)) await endServer(mark.pid, cluster);
  else await clearForeignMark(mark);
  const socketFolder = mark.lines[4] ?? '';
  const isOurs = path.basename(socketFolder).startsWith(socketFolderPrefix);
  if (isOurs) await rm(socketFolder, { recursive: true, force: true });
}

/** The process number of the PostgreSQL that runs on this cluster now. */
export async function findServer(cluster: string): Promise<number | undefined> {
  const mark = await readMark(cluster);
  return mark && isServer(mark.pid, cluster) ? mark.pid : undefined;
}

export async function readMark(cluster: string): Promise<Mark | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  return pid > 0 ? { file, lines, pid } : undefined;
}

function isServer(pid: number, cluster: string): boolean {
  const command = findProcess(pid)?.command;
  if (!command?.includes('postgres')) return false;
  // Windows does not tell the parameters, only the program.
  return process.platform === 'win32' || command.includes(cluster);
}

async function endServer(pid: number, cluster: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  signal(pid);
  while (isServer(pid, cluster)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL of an earlier run (process ${pid}) does not stop.`);
    await wait(50);
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // it ended by itself
  }
}

/**
 * After a crash the number in postmaster.pid may belong to an unrelated process by now, and PostgreSQL would refuse to
 * start. The file is not removed, since its other lines let PostgreSQL see whether old connections are still open: the
 * number becomes one that no process has.
 */
async function clearForeignMark({ file, lines }: Mark): Promise<void> {
  await writeFile(file, ['2147483647', ...lines.slice(1)].join('\n'));
}
