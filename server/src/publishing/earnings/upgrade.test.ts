import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate, migrateTo, migrationNames } from '../../platform/database/migrate.ts';

let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client({ ...inject('cluster').admin, database: database.owner.database });
  await admin.connect();
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await owner.query(
    'drop schema public, statement_line_part, usage_line_part, time_part cascade; create schema public',
  );
  await owner.end();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

it('O2, H155 an upgrade adds up what finished distributions brought each contract, and a later one is added when it is finished', async () => {
  await migrateTo(
    database.owner,
    (await migrationNames()).filter((name) => name < '0400'),
  );
  // Without whom they are of, which is not what this is about.
  await admin.query(`set session_replication_role = replica;
    insert into distribution (distribution_id, name, period_id, category_id, state)
      values (5, 'Lokið', 1, 1, 'finished'), (6, 'Leiðrétting', 1, 1, 'finished'), (16, 'Opin', 1, 1, 'checked');
    create table statement_line_part.some partition of statement_line for values in (5, 6, 16);
    insert into statement_line (right_id, distribution_id, statement_line_id, work_id, pot_id, country_id, movement_type, amount, contract_id)
      values (1, 5, 1, 1, 1, 352, 1, 10.25, 801), (1, 5, 2, 2, 1, 352, 1, 0.75, 801), (1, 5, 3, 1, 1, 352, 1, 7, 802), (2, 5, 4, 1, 1, 352, 3, 30, 801),
        (1, 5, 5, 1, 1, 352, 1, 99, null), (1, 6, 1, 1, 1, 352, 1, -0.25, 801), (1, 16, 1, 1, 1, 352, 1, 5, 801)`);
  await migrate(database.owner);
  const totals = async () =>
    (
      await admin.query(
        'select right_id, contract_id, distribution_id, amount::text, line_count from contract_total order by 3, 2, 1',
      )
    ).rows.map((row) => Object.values(row as object).join(' '));
  const before = ['1 801 5 11.00 2', '2 801 5 30.00 1', '1 802 5 7.00 1', '1 801 6 -0.25 1'];
  expect(await totals()).toEqual(before);
  // Nothing but the trigger of this is looked at: what else finishing does has its own tests.
  await admin.query(`set session_replication_role = origin; alter table distribution disable trigger user;
    alter table distribution enable trigger distribution_totals_contracts;
    update distribution set state = 'finished' where distribution_id = 16`);
  expect(await totals()).toEqual([...before, '1 801 16 5.00 1']);
});
