import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { loadLarge } from './large.ts';
import { measureMatching, type MatchingQuality } from './measureMatching.ts';
import { loadSmall } from './small.ts';
import { twinKinds } from './twins.ts';

// `npm run matching` sets how many works and lines; a test takes the small society.
const works = Number(process.env['MATCHING_WORKS'] ?? 0);
const lines = Number(process.env['MATCHING_LINES'] ?? 600);

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
  await loadSmall(owner, new Date(), { years: 0 });
  if (works > 0)
    await loadLarge(
      owner,
      { works, persons: Math.ceil(works / 20), performances: 0, lines: 0 },
      new Date(),
      () => undefined,
    );
}, 600_000);
afterAll(async () => {
  await owner.end();
  await database.drop();
});

let quality: MatchingQuality;
beforeAll(async () => {
  quality = await measureMatching(owner, lines);
}, 600_000);

it('R10 finds at least 90 of 100 lines of a labelled set by itself, and is wrong in at most 5 of 1000', () => {
  const { precision, recall, kinds, wrong } = quality;
  if (process.env['MATCHING_WORKS'] !== undefined) {
    const rows = kinds.map(
      ({ kind, lines: all, matched, correct }) => `${kind.padEnd(20)}${all}\t${matched}\t${correct}`,
    );
    const title = 'kind                lines\tmatched\tcorrect';
    const sums = `precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`;
    process.stdout.write(
      `${[title, ...rows, sums, ...wrong.map((one) => JSON.stringify(one))].join('\n')}\n`,
    );
  }
  expect(precision).toBeGreaterThanOrEqual(0.995);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});

it('R204 finds by a number the work whose title was reported, and leaves to people the number of another work of its writer', () => {
  const counted = (wanted: string) => quality.kinds.find(({ kind }) => kind === wanted);
  const own = counted('numberOfTitle');
  expect(own?.correct).toBe(own?.lines);
  expect(own?.lines).toBeGreaterThan(0);
  expect(counted('numberOfAnother')).toMatchObject({ lines: expect.any(Number), matched: 0 });
});

it('R194 leaves to people what two works fit about equally well', () => {
  const ambiguous = quality.kinds.filter(({ kind }) => kind.startsWith('ambiguous'));
  expect(ambiguous.map(({ kind }) => kind)).toEqual(expect.arrayContaining(twinKinds));
  expect(ambiguous.filter(({ matched }) => matched > 0)).toEqual([]);
});
