import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Line, newParquetFile } from './parquet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'omur-parquet-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As good as random, and the same each time. */
function scattered(n: number): number {
  const once = Math.imul(n ^ (n >>> 16) ^ 0x5bd1e995, 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
const count = 20_000;
const pots = ['Útvarp', 'Sjónvarp', 'Streymi', 'Tónleikar', 'Böll', 'Kvikmyndir', 'Erlendis'];
const lines: Line[] = Array.from({ length: count }, (_, n) => ({
  distribution_id: 618,
  statement_line_id: n + 1,
  right_id: 100_001 + (scattered(n) % 20_000),
  work_id: 1_000_001 + (scattered(n + 7) % 20_000),
  pot: pots[n % 7] ?? '',
  subtype: null,
  station: n % 3 === 0 ? 'Rás 2' : null,
  used_on: new Date(Date.UTC(2025, 0, 1 + (n % 365))).toISOString().slice(0, 10),
  use_count: n % 11 === 0 ? null : 1 + (n % 60),
  country: 'IS',
  movement_type: 1,
  amount_aurar: 100 + (n % 9000),
  share_hundredths: 10_000,
  contract_id: null,
})).toSorted((a, b) => a.right_id - b.right_id || a.work_id - b.work_id);
// Above 32 bits, and below zero.
lines[0] = { ...lines[0], amount_aurar: 9_007_199_254_740 } as Line;
lines[1] = { ...lines[1], amount_aurar: -1 } as Line;

it('O353 lines take ten bytes each at most, and are what was written', async () => {
  const name = path.join(folder, 'lines.parquet');
  const written = newParquetFile(name);
  await written.add(lines.slice(0, 12_000));
  await written.add(lines.slice(12_000));
  await written.end();
  const bytes = await readFile(name);
  expect(bytes.length / count).toBeLessThan(10);
  const read = await parquetReadObjects({
    file: new Uint8Array(bytes).buffer,
    compressors: { ZSTD: (page) => zstdDecompressSync(page) },
  });
  const expected = lines.map((line) => ({
    ...line,
    used_on: line.used_on && new Date(line.used_on),
    amount_aurar: BigInt(line.amount_aurar),
  }));
  expect(read).toHaveLength(count);
  expect(read.findIndex((line, n) => !isSame(line, expected[n]))).toBe(-1);
});

const isSame = (one: Record<string, unknown>, other: Record<string, unknown> = {}) =>
  Object.entries(other).every(([name, value]) => String(one[name]) === String(value));
