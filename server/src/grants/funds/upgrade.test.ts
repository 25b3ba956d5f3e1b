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

it('O2, R222 an upgrade keeps what one alone granted before, without a budget, and takes no more of it', async () => {
  await migrateTo(
    database.owner,
    (await migrationNames()).filter((name) => name < '0790'),
  );
  await admin.query(`set session_replication_role = replica;
    insert into fund_period (fund_period_id, fund_id, season, year, opens_on, closes_on) values (1, 1, 'spring', 2026, '2026-01-01', '2026-02-01');
    insert into fund_application (application_id, fund_period_id, person_id, project_title, amount_isk, applicant_cv, project_description,
        has_earlier_grant, bank, ledger, account, status, granted_amount_isk, decided_at, decided_by)
      values (5001, 1, 1, 'Veitt', 500000, '', '', false, '0133', '26', '004711', 'granted', 400000, now(), 2),
        (5002, 1, 1, 'Bíður', 500000, '', '', false, '0133', '26', '004711', 'received', null, null, null)`);
  await migrate(database.owner);
  const { rows } = await admin.query(
    `select a.status, a.granted_amount_isk, a.granted_proposed_by, p.budget_isk, p.budget_by
     from fund_application a join fund_period p using (fund_period_id) where a.application_id = 5001`,
  );
  expect(rows).toEqual([
    {
      status: 'granted',
      granted_amount_isk: 400_000,
      granted_proposed_by: null,
      budget_isk: null,
      budget_by: null,
    },
  ]);
  // As a server of before still does it.
  await admin.query('set session_replication_role = origin');
  await admin.query('update fund_application set told_at = now() where application_id = 5001');
  await expect(
    admin.query(
      `update fund_application set status = 'granted', granted_amount_isk = 100000, decided_at = now(), decided_by = 2 where application_id = 5002`,
    ),
  ).rejects.toMatchObject({ constraint: 'fund_grant_takes_two' });
});
