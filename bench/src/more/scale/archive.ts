import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../../server/src/platform/config.ts';
import { openPool } from '../../../../server/src/platform/database/pool.ts';
import { archiveClosedYears } from '../../../../server/src/royalties/archive/archive.ts';
import type { Society } from '../../society.ts';

/** What lines of closed years take in the archive, as the portal writes them (O32). They are taken away again. */
export async function measureArchive(society: Society, say: (line: string) => void): Promise<void> {
  const { owner, applicationUrl } = society;
  const folder = await mkdtemp(path.join(society.folder, 'archive-'));
  const pool = openPool({ connectionString: applicationUrl }, { connections: 2 });
  try {
    const began = performance.now();
    await archiveClosedYears(pool, readConfig({ OMUR_DATA: folder }));
    const seconds = (performance.now() - began) / 1000;
    const { rows } = await owner.query<{ count: number; lines: number; bytes: number }>(
      `select count(*)::integer as count, coalesce(sum(line_count), 0)::float8 as lines, coalesce(sum(file_bytes), 0)::float8 as bytes
       from archived_distribution`,
    );
    const { count = 0, lines = 0, bytes = 0 } = rows[0] ?? {};
    say(
      `| ${lines} lines of ${count} distributions of closed years as Parquet, ${Math.round(lines / seconds)} lines/s | ${(bytes / lines).toFixed(1)} B a line, ${(bytes / 1e6).toFixed(1)} MB | |`,
    );
  } finally {
    await pool.end();
    await owner.query('delete from archived_distribution');
    await rm(folder, { recursive: true, force: true });
  }
}
