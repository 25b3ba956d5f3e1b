import path from 'node:path';
import type { RestoreFailure } from '@omur/contract/platform/calls/operations';
import type pg from 'pg';
import type { Beginning, Ending } from './parts.ts';
import { restore } from './restore.ts';
import { Busy, inScratch, type ScratchPlace } from './scratch.ts';
import { readSums } from './sums.ts';
import { Unfit } from './unfit.ts';

export interface RestoreCheck {
  fileName: string;
  beganAt: Date;
  /** What was compared; undefined as far as it did not come to that. */
  found?: Found;
  failure?: { reason: RestoreFailure; message: string };
}

export interface Found {
  madeAt: string;
  tables: number;
  rows: number;
  sums: number;
  files: number;
}

/** O74: restores a backup into a scratch database and compares what is there then with what the backup says. Stored files are counted. */
export async function proveRestore(
  place: ScratchPlace & { secret: string | undefined },
  file: string,
): Promise<RestoreCheck> {
  const check: RestoreCheck = { fileName: path.basename(file), beganAt: new Date() };
  try {
    await inScratch(place, async (owner) => {
      let found: Found | undefined;
      await restore({ owner, files: undefined, secret: place.secret }, file, async (client, backup) => {
        found = await compare(client, backup);
      });
      check.found = found as Found;
    });
    return check;
  } catch (error) {
    return failed(check, error);
  }
}

/** What the check says then; of a backup that another run is at nothing can be said. */
export function failed(check: RestoreCheck, error: unknown): RestoreCheck {
  if (error instanceof Busy) throw error;
  const { message, code } = error as Error & { code?: string };
  const reason = error instanceof Unfit ? error.reason : code === 'ENOENT' ? 'file' : 'restore';
  return { ...check, failure: { reason, message } };
}

interface Restored {
  beginning: Beginning;
  ending: Ending;
  files: number;
}

/** Counts anew, in the tables themselves. Throws with the first that differs. */
async function compare(client: pg.Client, { beginning, ending, files }: Restored): Promise<Found> {
  const counts = await countRows(client, beginning.tables);
  for (const [name, count] of Object.entries(counts))
    if (count !== ending.rows[name])
      throw new Unfit('counts', `${name} has ${count} rows; the backup says ${ending.rows[name]}.`);
  if (files !== ending.files)
    throw new Unfit('counts', `The backup has ${files} files and says that it has ${ending.files}.`);
  if (!ending.sums)
    throw new Unfit('version', 'The backup is of an earlier release, which wrote no sums. Make a new one.');
  const sums = await readSums(client, beginning.tables);
  for (const name of new Set([...Object.keys(sums), ...Object.keys(ending.sums)]))
    if (sums[name] !== ending.sums[name])
      throw new Unfit('sums', `${name}: ${sums[name]}; the backup says ${ending.sums[name]}.`);
  return {
    madeAt: beginning.madeAt,
    tables: beginning.tables.length,
    rows: Object.values(counts).reduce((all, count) => all + count, 0),
    sums: Object.keys(sums).length,
    files,
  };
}

export async function countRows(
  client: pg.Client,
  tables: readonly { name: string }[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
