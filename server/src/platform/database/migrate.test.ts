import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate, migrateTo, migrationNames } from './migrate.ts';

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

const dropAll =
  'drop schema public, statement_line_part, usage_line_part, time_part cascade; create schema public';
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
    await owner.query(dropAll);
    await Promise.all([migrate(database.owner), migrate(database.owner), migrate(database.owner)]);
    const names = (await applied()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(await applied()).not.toEqual([]);
  });
  it('O34, O161 take over as they lie what stands in tables of its own from then on, under the same rules', async () => {
    await owner.query(dropAll);
    await migrateTo(
      database.owner,
      (await migrationNames()).filter((name) => name < '0203'),
    );
    const admin = new pg.Client({ ...inject('cluster').admin, database: database.owner.database });
    await admin.connect();
    // Without whom they are of, which is not what this is about.
    await admin.query(`set session_replication_role = replica;
      insert into distribution (distribution_id, name, period_id, category_id, state)
        values (5, 'Lokið', 1, 1, 'finished'), (16, 'Opin', 1, 1, 'importing');
      insert into statement_line (right_id, distribution_id, statement_line_id, work_id, pot_id, country_id, movement_type, amount)
        select 1 + n % 30, case n % 2 when 0 then 5 else 16 end, n, 1, 1, 352, 1, n from generate_series(1, 200) n;
      insert into change_record (changed_at, user_id, table_name, operation)
        select now() - n * interval '30 days', n, 'work', 'update' from generate_series(1, 50) n;
      insert into letter (kind, recipient, language, subject, body, created_at)
        select 'account', 'a@example.is', 'is', 'x', 'x', now() - n * interval '30 days' from generate_series(1, 50) n;
      insert into notification (person_id, kind, header_is, header_en, body_is, body_en, created_at)
        select n, 'account', 'x', 'x', 'x', 'x', now() - n * interval '30 days' from generate_series(1, 50) n`);
    await admin.end();
    const files = async () =>
      (
        await owner.query(`select replace(relname, '_earlier', '') as name, relfilenode from pg_class
          where relkind in ('r', 'i') and relname ~ '^(p[0-9]+|(change_record|letter|notification)(_.*)?)$' and relname !~ '_other' order by 1, 2`)
      ).rows;
    const before = await files();
    await migrate(database.owner);
    expect(await files()).toEqual(before);
    const sums =
      'select distribution_id, count(*)::integer as lines, sum(amount)::integer as isk from statement_line group by 1 order by 1';
    expect((await owner.query(sums)).rows).toEqual([
      { distribution_id: 5, lines: 100, isk: 10_100 },
      { distribution_id: 16, lines: 100, isk: 10_000 },
    ]);
    await expect(
      owner.query('update statement_line set amount = 0 where distribution_id = 5'),
    ).rejects.toThrow('never changes');
    await owner.query('select clear_lines(16)');
    expect((await owner.query(sums)).rows).toMatchObject([{ distribution_id: 5 }]);
    const next = await owner.query(`
      insert into letter (kind, recipient, language, subject, body) values ('account', 'a@example.is', 'is', 'x', 'x')
      returning letter_id, tableoid::regclass::text as part, (select count(*)::integer from change_record where user_id > 0) as records,
        (select count(*)::integer from notification) as notifications`);
    expect(next.rows).toEqual([
      { letter_id: 51, part: 'time_part.letter_earlier', records: 50, notifications: 50 },
    ]);
    await expect(owner.query('update letter set person_id = 999999')).rejects.toThrow(
      'letter_person_id_fkey',
    );
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
      select has_column_privilege('omur_app', 'change_record', 'new_row', 'insert') as adds,
        has_table_privilege('omur_app', 'change_record', 'update') as alters,
        has_table_privilege('omur_app', 'ledger_entry', 'delete') as deletes`);
    expect(rights.rows).toEqual([{ adds: true, alters: false, deletes: false }]);
  });
  describe('that build an index of a filled table', () => {
    const index = async () =>
      (
        await owner.query<{ oid: number; isWhole: boolean }>(
          `select indexrelid::integer as oid, indisvalid as "isWhole" from pg_index where indexrelid = 'work_title_words'::regclass`,
        )
      ).rows[0];
    const forget = () => owner.query(`delete from migration where name like '0381%'`);

    it('O230 keep nobody from writing there, and are done once those who wrote before are', async () => {
      const [first, next] = [new pg.Client(database.owner), new pg.Client(database.owner)];
      await Promise.all([first.connect(), next.connect()]);
      const write = `update work_title set title = title || 'x'`;
      await owner.query('drop index work_title_words');
      await forget();
      await first.query(`begin; ${write}`);
      let isDone = false;
      const migrated = migrate(database.owner).then(() => (isDone = true));
      await vi.waitFor(
        async () => expect((await owner.query(`select from pg_index where not indisvalid`)).rowCount).toBe(1),
        { timeout: 20_000 },
      );
      await next.query(`set statement_timeout = '5s'; ${write}`);
      expect(isDone).toBe(false);
      await first.query('commit');
      await migrated;
      expect(await index()).toMatchObject({ isWhole: true });
      await Promise.all([first.end(), next.end()]);
    });
    it('O230 build anew what broke off, and leave what is whole', async () => {
      const whole = await index();
      await forget();
      await migrate(database.owner);
      expect(await index()).toEqual(whole);
      const admin = new pg.Client({ ...inject('cluster').admin, database: database.owner.database });
      await admin.connect();
      await admin.query(
        `update pg_index set indisvalid = false where indexrelid = 'work_title_words'::regclass`,
      );
      await admin.end();
      await forget();
      await migrate(database.owner);
      const anew = await index();
      expect(anew).toMatchObject({ isWhole: true });
      expect(anew?.oid).not.toBe(whole?.oid);
      expect((await applied()).filter(({ name }) => name.startsWith('0381'))).toHaveLength(1);
    });
  });
  it('O300 give way to whoever has a table, so that others wait behind them for two seconds at most', async () => {
    await owner.query(dropAll);
    await migrateTo(
      database.owner,
      (await migrationNames()).filter((name) => name < '0551'),
    );
    const [reader, writer] = [new pg.Client(database.owner), new pg.Client(database.owner)];
    await Promise.all([reader.connect(), writer.connect()]);
    await reader.query('begin; select from usage_payment');
    let isDone = false;
    const migrated = migrate(database.owner).then(() => (isDone = true));
    const waiting = `select from pg_locks where relation = 'usage_payment'::regclass and not granted`;
    await vi.waitFor(async () => expect((await owner.query(waiting)).rowCount).toBe(1), { timeout: 20_000 });
    await writer.query(
      `set lock_timeout = '6s'; begin; lock table usage_payment in row exclusive mode; commit`,
    );
    expect(isDone).toBe(false);
    await reader.query('commit');
    await migrated;
    expect((await applied()).map(({ name }) => name)).toEqual(await migrationNames());
    await Promise.all([reader.end(), writer.end()]);
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
