import type { Running } from '../../servers.ts';
import type { Society } from '../../society.ts';
import type { Ask } from './ask.ts';
import type { Bare } from './bare.ts';
import { processorTime } from './processor.ts';

export const [asker, finisher] = ['0101302129', '0101302209'] as const;
const megabyte = 1_000_000;

export type Say = (line: string) => void;
export interface Measuring {
  society: Society;
  portal: Running;
  asks: Ask;
  decides: Ask;
  lines: number;
  say: Say;
}
/** What one part found and a later one is compared with, where both are measured by the same command. */
export interface Found {
  previewSeconds?: number;
  finishBare?: Bare;
  /** A COPY of the lines of statements, and how many they are. */
  copied?: { seconds: number; count: number };
}

export function timeRow({ lines, say }: Measuring) {
  return (what: string, seconds: number, more: string) =>
    say(`| ${what} of ${lines} lines | ${seconds.toFixed(1)} s, ${perLine(seconds, lines)} | ${more} |`);
}
export const perLine = (seconds: number, lines: number) =>
  `${((seconds * 1e6) / lines).toFixed(1)} µs a line`;
export const beside = (name: string, bare: number, seconds: number) =>
  `${name} ${bare.toFixed(1)} s: ${(seconds / bare).toFixed(2)} times`;
export const extra = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB more of memory`;

/** Says what processor time was taken until it is asked. */
export async function watchProcessor({ society, portal, lines }: Measuring): Promise<() => Promise<string>> {
  const before = await processorTime(society, portal);
  return async () => {
    const { database, server } = await processorTime(society, portal);
    const ofServer = `${(server - before.server).toFixed(1)} s of the server`;
    if (database === undefined || before.database === undefined) return `processor time ${ofServer}`;
    const taken = database - before.database;
    return `processor time ${taken.toFixed(1)} s of PostgreSQL (${perLine(taken, lines)}), ${ofServer}`;
  };
}
