import { statfs } from 'node:fs/promises';
import type { Society } from '../../society.ts';

const gigabyte = 1e9;
/** Room for a line: its own rows, those of a run and its statements, all twice where a step is rolled back, and the write-ahead log. */
const bytesPerLine = 3_500;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Nothing is begun that the disk has no room for. */
export async function assertRoom({ folder }: Society, lines: number): Promise<void> {
  const [free, needed] = [await freeBytes(folder), lines * bytesPerLine];
  if (free < needed)
    throw new Error(
      `${lines} lines take up to ${(needed / gigabyte).toFixed(0)} GB, and ${(free / gigabyte).toFixed(0)} GB are free in ${folder}.`,
    );
}

/** Watches what becomes of the free disk; answers what was used of it at the most, in words. */
export async function watchDisk({ folder }: Society): Promise<() => string> {
  const before = await freeBytes(folder);
  let least = before;
  const look = async () => {
    least = Math.min(least, await freeBytes(folder));
  };
  const watching = setInterval(() => void look(), 1000);
  return () => {
    clearInterval(watching);
    return `${((before - least) / gigabyte).toFixed(1)} GB of disk at the most`;
  };
}
