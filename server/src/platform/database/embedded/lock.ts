import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProcess } from './processes.ts';

/** Another process has the database of a folder. */
export class FolderInUse extends Error {}

/** Takes the folder for this process, or refuses when another living process has it. Returns what gives it back. */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'in-use-by');
  const mine = JSON.stringify({ pid: process.pid, startedAt: findProcess(process.pid)?.startedAt });
  while (!(await writeNew(file, mine))) {
    const theirs = await readFile(file, 'utf8').catch(() => undefined);
    if (theirs === undefined) continue;
    refuseIfAlive(theirs, folder);
    await removeStale(file, theirs, folder);
  }
  return () => rm(file, { force: true });
}

async function writeNew(file: string, content: string): Promise<boolean> {
  // Linked into place when whole, so that nobody reads half of it.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

function refuseIfAlive(content: string, folder: string): void {
  // A power cut can leave the file empty.
  if (content.trim() === '') return;
  const { pid, startedAt } = JSON.parse(content) as { pid: number; startedAt?: string };
  const running = findProcess(pid);
  if (!running || (startedAt && running.startedAt !== startedAt)) return;
  throw new FolderInUse(
    `The database folder ${folder} is already in use by process ${pid}; stop that one first.`,
  );
}

/** Two starts may both see the stale mark: anyone who moved away a fresh one instead puts it back and is refused. */
async function removeStale(file: string, stale: string, folder: string): Promise<void> {
  const moved = `${file}.stale.${process.pid}`;
  await rename(file, moved).catch(() => undefined);
  const content = await readFile(moved, 'utf8').catch(() => stale);
  if (content !== stale) await link(moved, file).catch(() => undefined);
  await rm(moved, { force: true });
  if (content !== stale) refuseIfAlive(content, folder);
}
