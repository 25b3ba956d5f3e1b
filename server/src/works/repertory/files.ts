import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { getRepertoryFile } from '@omur/contract/works/repertory';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { transaction } from '../../platform/database/pool.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Download } from '../../platform/http/serve.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './filesQueries.ts';
import { forgetSitemapsAfter } from './sitemapQueries.ts';
import { makeSitemaps } from './sitemaps.ts';

const partBytes = 1024 * 1024;

/** O105, O287: the repertory as files and its addresses, all of one moment. What was made is taken away once the repertory is closed. */
export const exportRepertory: Task = {
  name: 'exportRepertory',
  run: async ({ pool, config }) => {
    if (!config.isRepertoryPublic) {
      await queries.forgetFiles.run(pool, {});
      await forgetSitemapsAfter.run(pool, { part: 0 });
      return;
    }
    await transaction(pool, async (tx) => {
      await queries.withoutLimit.run(tx, {});
      if (!(await queries.lockFiles.row(tx, {}))) return;
      await transaction(pool, async (reader) => {
        await reader.query(queries.readAtOneMoment);
        await queries.withoutLimit.run(reader, {});
        const madeAt = new Date();
        for (const name of Object.keys(queries.tables) as queries.TableName[])
          await makeFile({ tx, reader }, name, madeAt);
        await makeSitemaps({ tx, reader }, { publicUrl: config.publicUrl, madeAt });
      });
      await queries.forgetOldFiles.run(tx, {});
    });
  },
};

interface Connections {
  tx: pg.PoolClient;
  reader: pg.PoolClient;
}

async function makeFile({ tx, reader }: Connections, name: queries.TableName, madeAt: Date): Promise<void> {
  const made = await queries.nextFileId.row<{ repertoryFileId: number }>(tx, {});
  const { repertoryFileId } = made ?? refuse('server.failed');
  const table = reader.query(copyTo(queries.tables[name]));
  const gzip = createGzip();
  table.once('error', (error) => gzip.destroy(error));
  const checksum = createHash('sha256');
  let bytes = 0;
  let part = 0;
  for await (const content of inParts(table.pipe(gzip))) {
    checksum.update(content);
    bytes += content.length;
    await queries.insertPart.run(tx, { repertoryFileId, part: ++part, content });
  }
  await queries.insertFile.run(tx, {
    repertoryFileId,
    name,
    madeAt,
    lineCount: table.rowCount,
    bytes,
    checksum: checksum.digest(),
  });
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const piece of stream) {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < partBytes) continue;
    yield Buffer.concat(held);
    [held, heldBytes] = [[], 0];
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

export async function readFile(
  pool: pg.Pool,
  { params }: Pick<CallOf<typeof getRepertoryFile>, 'params'>,
): Promise<Download> {
  const found = await queries.findFile.row<{ repertoryFileId: number }>(pool, params);
  const { repertoryFileId } = found ?? refuse('repertory.fileNotFound');
  return { name: params.fileName, content: Readable.from(partsOf(pool, repertoryFileId)) };
}

async function* partsOf(pool: pg.Pool, repertoryFileId: number): AsyncGenerator<Buffer> {
  for (let part = 1; ; part++) {
    const read = await queries.readPart.row<{ content: Buffer }>(pool, { repertoryFileId, part });
    if (!read) return;
    yield read.content;
  }
}
