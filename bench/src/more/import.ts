import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { partBytes } from '@omur/contract/royalties/distributions';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { distributionFile } from '../../../server/demo/makeFile.ts';
import { logIn } from '../cases.ts';
import { memoryOf } from '../export.ts';
import { startPortal } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';
import { patientFetch } from '../patient.ts';

const administrator = '0101302129';
const distributionId = 900_001;
const megabyte = 1_000_000;
const columns =
  'right_id, distribution_id, statement_line_id, work_id, pot_id, subtype_id, station_id, used_on, use_count, country_id, movement_type, amount';

type Say = (line: string) => void;
type Ask = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** The import of a distribution against a bare COPY of the same lines into the same table with its indexes (M1). */
export async function measureImport(works: number, lines: number, say: Say): Promise<void> {
  const society = await openSociety(works, say);
  const portal = await startPortal(society, { JOB_WORKERS: '1' });
  try {
    const headers = {
      authorization: `Bearer ${await logIn(portal.url, administrator)}`,
      'content-type': 'application/json',
    };
    const ask: Ask = async (method, call, body) => {
      const answer = await patientFetch(`${portal.url}/api/distributions/${distributionId}${call}`, {
        method,
        headers: body ? headers : { authorization: headers.authorization },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${call}: ${answer.status} ${text}`);
      return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    };
    await send(ask, await fileOf(society, lines));

    const before = await memoryOf(portal.url);
    const began = performance.now();
    await ask('POST', '/import');
    let most = before;
    let state = await ask('GET', '');
    for (; state['stadA_UTHLUTUNAR'] === 'importing'; state = await ask('GET', '')) {
      most = Math.max(most, await memoryOf(portal.url));
      await delay(200);
    }
    const seconds = (performance.now() - began) / 1000;
    if (state['stadA_UTHLUTUNAR'] !== 'checked')
      throw new Error(`The file was refused: ${JSON.stringify(state)}`);
    const bare = await copySeconds(society, () => ask('POST', '/cancel'));
    say(
      `| import of ${lines} lines | ${seconds.toFixed(1)} s | bare COPY ${bare.seconds.toFixed(1)} s of ${bare.lines} lines | ${(seconds / bare.seconds).toFixed(2)} times, ≤ 3 |`,
    );
    say(
      `| memory of the server meanwhile | ${((most - before) / megabyte).toFixed(0)} MB more | | < 150 MB |`,
    );
  } finally {
    await portal.stop();
    await society.owner.query('vacuum analyze statement_line, statement_total, movement');
    await society.close();
  }
}

/** Members of the crowd, and green works of theirs. */
async function fileOf({ owner }: Society, lines: number): Promise<Buffer> {
  const { rows } = await owner.query<{ pair: [number, number] }>(
    `select array[r.right_id, r.work_id] as pair from work_right r join work w using (work_id)
    where w.work_id >= 1000001 and w.light = 0 and r.right_id is not null
      and r.starts_on <= '2025-01-01' and r.ends_before > '2025-12-31'
    order by r.work_id limit 100000`,
  );
  if (rows.length === 0) throw new Error('The society has no green works.');
  const pairs = rows.map(({ pair }) => pair);
  const pieces = [...distributionFile({ lines, pairs, year: 2025 })];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

async function send(ask: Ask, file: Buffer): Promise<void> {
  await ask('PUT', '', {
    HEITI_UTHLUTUNAR: 'Mæling',
    TIMABIL_UTHLUTUNAR: 'Mæling',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    HEITI_SKRAR: 'maeling.csv',
    STAERD: file.length,
  });
  for (let at = 0; at < file.length; at += partBytes)
    await ask('PUT', `/parts/${at / partBytes + 1}`, {
      INNIHALD: file.subarray(at, at + partBytes).toString('base64'),
    });
}

/** The lines that the import wrote are put aside, taken away again with it, and written by COPY alone. */
async function copySeconds({ folder, ownerUrl }: Society, cancel: () => Promise<unknown>) {
  const file = path.join(folder, 'lines.copy');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const out = client.query(
      copyTo(
        `copy (select ${columns} from statement_line where distribution_id = ${distributionId} order by statement_line_id) to stdout`,
      ),
    );
    await pipeline(out, createWriteStream(file));
    const lines = out.rowCount;
    await cancel();
    await client.query('vacuum statement_line');
    await client.query('begin');
    const began = performance.now();
    await pipeline(
      createReadStream(file),
      client.query(copyFrom(`copy statement_line (${columns}) from stdin`)),
    );
    const seconds = (performance.now() - began) / 1000;
    await client.query('rollback');
    return { lines, seconds };
  } finally {
    await client.end();
    await rm(file, { force: true });
  }
}
