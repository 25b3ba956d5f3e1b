import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeEach(async () => {
  database = await freshDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const applied = async () =>
  (await owner.query('select name, checksum, applied_at from migration order by name')).rows;

describe('migrations', () => {
  it('run once each', async () => {
    const before = await applied();
    await migrate(database.owner);
    expect(await applied()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
  it('may be started by several servers at once, on an empty database', async () => {
    await owner.query('drop schema public, statement_line_part cascade; create schema public');
    await Promise.all([migrate(database.owner), migrate(database.owner), migrate(database.owner)]);
    const names = (await applied()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(await applied()).not.toEqual([]);
  });
  it('are refused when an applied one has been edited', async () => {
    await owner.query(`update migration set checksum = 'edited' where name like '0001%'`);
    await expect(migrate(database.owner)).rejects.toThrow(/0001_ground\.sql was edited after it was applied/);
  });
  it('are refused when the database is newer than the program', async () => {
    await owner.query(`insert into migration (name, checksum) values ('9999_later.sql', 'x')`);
    await expect(migrate(database.owner)).rejects.toThrow(/9999_later\.sql/);
  });
});
