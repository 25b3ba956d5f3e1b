import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
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
    await owner.query(
      'drop schema public, statement_line_part, usage_line_part cascade; create schema public',
    );
    await Promise.all([migrate(database.owner), migrate(database.owner), migrate(database.owner)]);
    const names = (await applied()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(await applied()).not.toEqual([]);
  });
  it('O2 leave alone what others have made in the schema, extensions and their functions included', async () => {
    const admin = new pg.Client({ ...inject('cluster').admin, database: database.owner.database });
    await admin.connect();
    await admin.query(`
      create extension pg_stat_statements;
      create table table_of_others (id integer);
      create function function_of_others() returns integer language sql return 1;
      revoke all on function function_of_others() from public;
      alter database ${database.owner.database} set client_min_messages = 'warning'`);
    const heard = vi.spyOn(pg.Client.prototype, 'emit');
    await migrate(database.owner);
    const warnings = heard.mock.calls.filter(([event]) => String(event) === 'notice');
    heard.mockRestore();
    expect(warnings).toEqual([]);
    const { rows } = await admin.query(`
      select has_table_privilege('omur_app', 'table_of_others', 'select') as table,
        has_function_privilege('omur_app', 'function_of_others()', 'execute') as function`);
    expect(rows).toEqual([{ table: false, function: false }]);
    await admin.end();
  });
  it('O2 give the application every table and function of the portal, and no more of the records than before', async () => {
    await owner.query('revoke all on all tables in schema public from omur_app');
    await migrate(database.owner);
    const { rows } = await owner.query(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and not has_table_privilege('omur_app', oid, 'select')`);
    expect(rows).toEqual([]);
    const rights = await owner.query(`
      select has_table_privilege('omur_app', 'change_record', 'insert') as adds,
        has_table_privilege('omur_app', 'change_record', 'update') as alters,
        has_table_privilege('omur_app', 'ledger_entry', 'delete') as deletes`);
    expect(rights.rows).toEqual([{ adds: true, alters: false, deletes: false }]);
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
