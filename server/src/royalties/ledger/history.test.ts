import pg from 'pg';
import { expect, it } from 'vitest';
import { bareDatabase } from '../../../test/database.ts';
import { migrate, migrateTo, migrationNames } from '../../platform/database/migrate.ts';

it('R18 what was distributed before there was a ledger is booked by the upgrade, once, and payable to nobody again', async () => {
  const old = await bareDatabase();
  const client = new pg.Client(old.owner);
  try {
    await migrateTo(
      old.owner,
      (await migrationNames()).filter((name) => name < '0080'),
    );
    await client.connect();
    await client.query(`
      insert into society (society_code, name) values (0, 'Utan félaga');
      insert into distribution_category (category_id, name, name_en, line_kind) values (1, 'Aðalúthlutun', 'Main', 'domestic')
        on conflict do nothing;
      insert into distribution_period (period_id, name) values (1, 'Árið 2020');
      insert into person (person_id, name) values (101, 'Vébjörn'), (102, 'Þórdís');
      insert into author (author_id, person_id, display_name) values (101, 101, 'Vébjörn');
      insert into author_right (right_id, person_id, author_id) values (1, 101, 101), (2, 102, 101);
      insert into pot (pot_id, name) values (1, 'Útvarp');
      insert into distribution (distribution_id, name, period_id, category_id, state, distributed_on)
        values (1, 'Fyrri', 1, 1, 'checked', '2021-06-15'), (2, 'Síðari', 1, 1, 'checked', '2022-06-15'), (3, 'Opin', 1, 1, 'checked', null);
      insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count) values
        (1, 1, 1, 1, 1000.55, 3), (1, 1, 2, 1, 100.05, 0), (1, 1, 4, 1, 900.50, 0),
        (2, 2, 1, 1, 70.25, 1), (2, 2, 5, 1, 60.25, 0), (2, 2, 6, 1, 10, 0), (2, 3, 1, 1, 5, 1), (2, 3, 5, 1, 5, 0);
      update distribution set state = 'finished' where distribution_id < 3;`);
    const movements = await client.query('select * from movement order by 1, 2, 3');
    for (const _ of [1, 2]) await migrate(old.owner);
    const { rows } = await client.query(`
      select a.kind, (sum(e.units) / 100)::integer as eyrir from ledger_entry e join ledger_account a using (ledger_account_id)
      group by 1 order by 1`);
    expect(rows).toEqual([
      { kind: 'fileDeductions', eyrir: 10_005 },
      { kind: 'held', eyrir: 1000 },
      { kind: 'imported', eyrir: -107_080 },
      { kind: 'paidElsewhere', eyrir: 96_075 },
      { kind: 'payable', eyrir: 0 },
    ]);
    expect((await client.query('select * from movement order by 1, 2, 3')).rows).toEqual(movements.rows);
    const later = await client.query(`select * from pay_run_preview(current_date, current_date, 10000)`);
    expect(later.rows).toEqual([]);
    await client.query(
      `update distribution set state = 'finished', distributed_on = current_date where distribution_id = 3`,
    );
    const now = await client.query(
      'select balance::text from pay_run_preview(current_date, current_date, 10000)',
    );
    expect(now.rows).toEqual([{ balance: '50000' }]);
  } finally {
    await client.end();
    await old.drop();
  }
});
