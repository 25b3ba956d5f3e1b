import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { fingerprint, fingerprints } from '../test/fingerprint.ts';
import { loadDemoIntoEmpty } from './load.ts';
import { loadSmall } from './small.ts';

type Loaded = { database: TestDatabase; client: pg.Client };

let first: Loaded;

beforeAll(async () => {
  first = await load();
});
afterAll(() => drop(first));

async function load(): Promise<Loaded> {
  const database = await freshDatabase();
  const client = new pg.Client(database.owner);
  await client.connect();
  await loadSmall(client, new Date('2026-11-20T12:00:00Z'));
  return { database, client };
}

async function drop({ database, client }: Loaded): Promise<void> {
  await client.end();
  await database.drop();
}

const invented = (table: string) =>
  `(select * from ${table} where work_id < (select min(work_id) from work where registered_by = 2))`;

const tables = [
  'person',
  'author',
  'author_right',
  'publishing_contract',
  'work_right',
  'work_title',
  'person_work',
  'live_performance',
  'performance',
  'foreign_performance',
  'statement_line',
  'movement',
  'unmatched_usage',
];
const works = ['work', 'work_author', 'work_light_change', 'work_iswc', 'work_isrc', 'distribution_work'].map(
  invented,
);

describe('loading', () => {
  it('gives the same rows every time', async () => {
    const again = await load();
    const prints = await fingerprints(again.client, [...tables, ...works]);
    await drop(again);
    expect(prints).toEqual(await fingerprints(first.client, [...tables, ...works]));
  }, 60_000);

  it('leaves a database with users alone, and tells the log-ins', async () => {
    const before = await fingerprint(first.client, 'app_user');
    const lines: string[] = [];
    await loadDemoIntoEmpty(first.database.owner, (line) => lines.push(line));
    expect(await fingerprint(first.client, 'app_user')).toBe(before);
    expect(lines[0]).toContain('Hljomfall-2026');
    expect(lines).toHaveLength(14);
  });
});
