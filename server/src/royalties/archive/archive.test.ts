import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { anS3Server, type S3Server } from '../../../test/s3Server.ts';
import { readConfig } from '../../platform/config.ts';
import { archiveClosedYears } from './archive.ts';

let portal: Portal;
let peer: S3Server;
let folder: string;
let rightId: number;
let workId: number;
beforeAll(async () => {
  [portal, peer, folder] = await Promise.all([
    aPortal(),
    anS3Server(),
    mkdtemp(path.join(tmpdir(), 'omur-archive-')),
  ]);
  const administrator = await portal.someone({ role: 'administrator' });
  const member = await portal.someone();
  rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member });
  const closed = `line;right;work;pot;amount;used_on;uses;country\n1;${rightId};${workId};Útvarp;1000,05;2024-03-01;3;IS\n2;${rightId};${workId};Böll;0,10;;;\n`;
  for (const [id, day] of [
    [7, '2025-06-15'],
    [8, '2026-06-15'],
  ] as const)
    await finishedDistribution(portal, {
      as: administrator,
      id,
      file: closed,
      head: { DAGS_UTHLUTUNAR: day, TIMABIL_UTHLUTUNAR: 'Árið 2024' },
    });
});
afterAll(async () => {
  await portal.close();
  await peer.stop();
  await rm(folder, { recursive: true });
});

const key = 'archive/statement_lines/year=2025/distribution=7.parquet';
const contentOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;
const linesOf = (file: ArrayBuffer) =>
  parquetReadObjects({ file, compressors: { ZSTD: (bytes) => zstdDecompressSync(bytes) } });

it('O32 writes the lines of closed years into the bucket, to the eyrir, once and no others', async () => {
  const config = { ...readConfig({}), s3: peer.settings };
  await archiveClosedYears(portal.pool, config);
  await archiveClosedYears(portal.pool, config);
  expect(peer.log.filter((line) => line.startsWith('PUT'))).toEqual([`PUT ${key} 200`]);
  const file = contentOf(peer.objects.get(key)?.content ?? Buffer.alloc(0));
  const common = { distribution_id: 7, right_id: rightId, work_id: workId, movement_type: 1, subtype: null };
  expect(await linesOf(file)).toEqual([
    {
      ...common,
      statement_line_id: 1,
      pot: 'Útvarp',
      station: null,
      used_on: new Date('2024-03-01'),
      use_count: 3,
      country: 'IS',
      amount_aurar: 100_005n,
      share_hundredths: 10_000,
      contract_id: null,
    },
    {
      ...common,
      statement_line_id: 2,
      pot: 'Böll',
      station: null,
      used_on: null,
      use_count: null,
      country: 'IS',
      amount_aurar: 10n,
      share_hundredths: 10_000,
      contract_id: null,
    },
  ]);
  // What names a person is not in it.
  expect(parquetMetadata(file).schema.map(({ name }) => name)).not.toContain('name');
  expect(
    await portal.sql('select distribution_id, line_count, amount::text from archived_distribution'),
  ).toEqual([{ distribution_id: 7, line_count: 2, amount: '1000.15' }]);
});

it('O32 writes into a folder without a bucket, and refuses lines that are not what members were shown', async () => {
  const config = { ...readConfig({}), dataFolder: folder };
  await portal.sql('delete from archived_distribution');
  const change = (by: number) =>
    portal.sql(`alter table movement disable trigger user; update movement set amount = amount + ${by} where distribution_id = 7;
      alter table movement enable trigger user`);
  await change(1);
  await expect(archiveClosedYears(portal.pool, config)).rejects.toThrow('7: 2 lines of 100015 aurar');
  await change(-1);
  await archiveClosedYears(portal.pool, config);
  expect(await linesOf(contentOf(await readFile(path.join(folder, key))))).toHaveLength(2);
});
