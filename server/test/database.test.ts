import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([freshDatabase(), freshDatabase()]);
});

afterAll(() => Promise.all([first.drop(), second.drop()]));

async function query(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('gives each test file a migrated database of its own', async () => {
  await query(first.owner, 'create table only_here (id int)');
  const has =
    "select to_regclass('only_here') is not null as here, to_regclass('migration') is not null as migrated";
  expect(await query(first.owner, has)).toEqual([{ here: true, migrated: true }]);
  expect(await query(second.owner, has)).toEqual([{ here: false, migrated: true }]);
});

it('lets the application read the tables, and define none', async () => {
  expect(await query(first.application, 'select current_user')).toEqual([{ current_user: 'omur_app' }]);
  await expect(query(first.application, 'select * from migration')).resolves.toBeDefined();
  await expect(query(first.application, 'create table t (id int)')).rejects.toThrow('permission denied');
});
