import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { type Line, newParquetFile } from './parquet.ts';
import { keep } from './place.ts';
import { findShown, findUnarchived, nextLines, noteArchived, openLines, withoutLimit } from './queries.ts';

interface Unarchived extends Record<string, unknown> {
  distributionId: number;
  year: number;
}

interface Sums {
  lineCount: number;
  eyrir: number;
}

/** Writes a file for each finished distribution of a closed year that has none (O32). One that fails keeps no other waiting. */
export async function archiveClosedYears(pool: pg.Pool, config: Config): Promise<void> {
  const failures: string[] = [];
  for (const distribution of await findUnarchived.rows<Unarchived>(pool, {}))
    await archive(pool, config, distribution).catch((error: Error) =>
      failures.push(`${distribution.distributionId}: ${error.message}`),
    );
  if (failures.length > 0) throw new Error(`Not archived: ${failures.join('; ')}`);
}

async function archive(pool: pg.Pool, config: Config, { distributionId, year }: Unarchived): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'omur-archive-'));
  try {
    const file = path.join(folder, 'lines.parquet');
    const written = await writeLines(pool, distributionId, file);
    const shown = await findShown.row<Sums & Record<string, unknown>>(pool, { distributionId });
    if (written.lineCount !== shown?.lineCount || written.eyrir !== shown.eyrir)
      throw new Error(
        `${written.lineCount} lines of ${written.eyrir} aurar are not what its statements show.`,
      );
    const checksum = createHash('sha256');
    await pipeline(createReadStream(file), checksum);
    const { size: bytes } = await stat(file);
    const key = `archive/statement_lines/year=${year}/distribution=${distributionId}.parquet`;
    await keep(config, key, file);
    await noteArchived.run(pool, { distributionId, key, ...written, bytes, checksum: checksum.digest() });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function writeLines(pool: pg.Pool, distributionId: number, path: string): Promise<Sums> {
  const file = newParquetFile(path);
  return transaction(pool, async (db) => {
    await withoutLimit.run(db, {});
    await db.query(openLines, [distributionId]);
    const sums = { lineCount: 0, eyrir: 0 };
    for (;;) {
      const { rows: lines } = await db.query<Line>(nextLines);
      if (lines.length === 0) break;
      await file.add(lines);
      sums.lineCount += lines.length;
      sums.eyrir += lines.reduce((sum, line) => sum + line.amount_aurar, 0);
    }
    await file.end();
    return sums;
  });
}

export const archiveStatements: Task = {
  name: 'archiveStatements',
  run: async ({ pool, config }) => {
    if (config.archivesStatements) await archiveClosedYears(pool, config);
  },
};
