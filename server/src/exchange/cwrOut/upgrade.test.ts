import pg from 'pg';
import { expect, it } from 'vitest';
import { bareDatabase } from '../../../test/database.ts';
import { migrate, migrateTo, migrationNames } from '../../platform/database/migrate.ts';
import { makeFileFor } from './makeFile.ts';

it('X90, X93 a filled database of an earlier release keeps its works, which all wait for each receiver', async () => {
  const old = await bareDatabase();
  const client = new pg.Client(old.owner);
  try {
    await migrateTo(
      old.owner,
      (await migrationNames()).filter((name) => name < '0094'),
    );
    await client.connect();
    await client.query(`
      insert into work (work_id, title, light, review) values
        (1, 'Grænt', 0, 'approved'), (2, 'Gult', 1, 'approved'), (3, 'Líka grænt', 0, 'approved');
      insert into work_iswc (work_id, iswc, is_verified, status) values (1, 'T9110536293', true, 'preferred')`);
    const works = async () =>
      (await client.query('select to_jsonb(w) as row from work w order by work_id')).rows;
    const before = await works();
    await migrate(old.owner);
    expect(await works()).toEqual(before);
    expect((await client.query('select receiver, version from cwr_receiver order by 1')).rows).toEqual([
      { receiver: '048', version: '2.2' },
      { receiver: '319', version: '2.2' },
    ]);
    const held = async () =>
      (await client.query('select receiver, work_id, is_stale from cwr_receiver_work order by 1, 2')).rows;
    expect(await held()).toEqual([]);
    await client.query('begin');
    expect(await makeFileFor(client, '319', 1)).toBeUndefined();
    await client.query('commit');
    await client.query(`update work set title = 'Blátt' where work_id = 3`);
    expect(await held()).toEqual([
      { receiver: '319', work_id: 1, is_stale: false },
      { receiver: '319', work_id: 3, is_stale: true },
    ]);
  } finally {
    await client.end();
    await old.drop();
  }
});
