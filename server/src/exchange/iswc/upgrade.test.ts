import pg from 'pg';
import { expect, it } from 'vitest';
import { bareDatabase } from '../../../test/database.ts';
import { migrate, migrateTo, migrationNames } from '../../platform/database/migrate.ts';

it('X59 a database of an earlier release keeps its codes; the oldest confirmed one of a work is preferred', async () => {
  const old = await bareDatabase();
  const client = new pg.Client(old.owner);
  try {
    await migrateTo(
      old.owner,
      (await migrationNames()).filter((name) => name < '0070'),
    );
    await client.connect();
    await client.query(`
      insert into work (work_id, title, light) values (1, 'Tvö', 0), (2, 'Ekkert', 0), (3, 'Annars', 0), (4, 'Rautt', 2);
      insert into work_iswc (work_id, iswc, is_verified, is_preferred, added_at) values
        (1, 'T9110536293', false, true, '2020-01-01'), (1, 'T0345246801', true, true, '2022-01-01'),
        (1, 'T1234567894', true, true, '2023-01-01'), (3, 'T0345246801', false, false, '2021-01-01')`);
    const records = `select count(*)::integer as n from change_record where table_name like 'work%'`;
    const before = (await client.query(records)).rows;
    await migrate(old.owner);
    const { rows } = await client.query(
      'select work_id, iswc, status, source, is_verified, status_since = added_at as is_dated from work_iswc order by iswc_id',
    );
    expect(rows).toEqual([
      {
        work_id: 1,
        iswc: 'T9110536293',
        status: 'archived',
        source: 'typed',
        is_verified: false,
        is_dated: true,
      },
      {
        work_id: 1,
        iswc: 'T0345246801',
        status: 'preferred',
        source: 'typed',
        is_verified: true,
        is_dated: true,
      },
      {
        work_id: 1,
        iswc: 'T1234567894',
        status: 'archived',
        source: 'typed',
        is_verified: true,
        is_dated: true,
      },
      {
        work_id: 3,
        iswc: 'T0345246801',
        status: 'archived',
        source: 'typed',
        is_verified: false,
        is_dated: true,
      },
    ]);
    expect((await client.query(records)).rows).toEqual(before);
    expect((await client.query('select work_id from iswc_changed_work')).rows).toEqual([{ work_id: 2 }]);
  } finally {
    await client.end();
    await old.drop();
  }
});
