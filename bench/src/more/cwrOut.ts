import { openPool } from '../../../server/src/platform/database/pool.ts';
import { makeFileFor } from '../../../server/src/exchange/cwrOut/makeFile.ts';
import { openSociety } from '../society.ts';

const mostFiles = 10;
const receiver = '319';
const aimSeconds = 60;
// What is distributed is in no file.
const fewLines = 1000;

/** X99: files of 10,000 works each for a receiver, until there are ten or nothing waits, with the memory of the process. Nothing is kept. */
export async function measureCwrOut(works: number, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say, { name: '-cwr', lines: fewLines });
  const pool = openPool({ connectionString: society.applicationUrl }, { connections: 1 });
  const client = await pool.connect();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>('select min(user_id) as id from app_user');
    const started = performance.now();
    let [written, refused] = [0, 0];
    for (let file = 1; file <= mostFiles; file += 1) {
      const made = await makeFileFor(client, receiver, rows[0]?.id ?? 0);
      written += made?.workCount ?? 0;
      refused += made?.refusedCount ?? 0;
      const seconds = (performance.now() - started) / 1000;
      say(
        `| CWR out: ${written} works | ${seconds.toFixed(1)} s | ${Math.round(most / 1_048_576)} MB | ${refused} refused | ≤ ${aimSeconds} s |`,
      );
      if (!made) break;
    }
  } finally {
    clearInterval(watch);
    await client.query('rollback');
    client.release();
    await pool.end();
    await society.close();
  }
}
