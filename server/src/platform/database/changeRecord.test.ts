import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { transaction } from './pool.ts';

let portal: Portal;
let member: Someone;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa' });
  other = await portal.someone({ name: 'Jökull Steinn' });
});
afterAll(() => portal.close());

async function lastRecord(table: string) {
  const [record] = await portal.sql(
    'select * from change_record where table_name = $1 order by change_record_id desc limit 1',
    [table],
  );
  return record;
}

const asActor = (work: (tx: pg.PoolClient) => Promise<unknown>) =>
  transaction(portal.pool, async (tx) => {
    await tx.query(
      `select set_config('omur.user_id', $1, true), set_config('omur.acting_for_user_id', $2, true), set_config('omur.request_id', 'r-1', true)`,
      [String(member.userId), String(other.userId)],
    );
    await work(tx);
  });

describe('the record of changes', () => {
  it('J4 keeps what was inserted, by whom, for whom and with which request', async () => {
    await asActor((tx) => tx.query(`insert into person (name) values ('Ný persóna')`));
    expect(await lastRecord('person')).toMatchObject({
      operation: 'insert',
      user_id: member.userId,
      acting_for_user_id: other.userId,
      request_id: 'r-1',
      old_row: null,
      new_row: { name: 'Ný persóna', is_tax_free: false },
    });
  });
  it('J4 keeps only the columns that an update changed, old and new', async () => {
    await asActor((tx) =>
      tx.query(`update person set phone = '555 0142' where person_id = $1`, [member.personId]),
    );
    expect(await lastRecord('person')).toMatchObject({
      operation: 'update',
      person_id: member.personId,
      old_row: { phone: null },
      new_row: { phone: '555 0142' },
    });
    const { old_row, new_row } = (await lastRecord('person')) ?? {};
    expect([Object.keys(old_row), Object.keys(new_row)]).toEqual([['phone'], ['phone']]);
  });
  it('keeps nothing of an update that changed nothing', async () => {
    const before = await lastRecord('person');
    await asActor((tx) => tx.query('update person set name = name where person_id = $1', [member.personId]));
    expect(await lastRecord('person')).toEqual(before);
  });
  it('J4 keeps what was deleted', async () => {
    const workId = await portal.work({ by: member });
    await asActor(async (tx) => {
      await tx.query('delete from work_author where work_id = $1', [workId]);
      await tx.query('delete from work_right where work_id = $1', [workId]);
    });
    expect(await lastRecord('work_right')).toMatchObject({
      operation: 'delete',
      work_id: workId,
      new_row: null,
    });
    expect((await lastRecord('work_right'))?.old_row).toMatchObject({ work_id: workId, share: 100 });
  });
  it('S1 never keeps a password hash, but that it changed', async () => {
    await portal.sql(`update app_user set password_hash = 'leyndarmál' where user_id = $1`, [other.userId]);
    const record = await lastRecord('app_user');
    expect(record).toMatchObject({ operation: 'update' });
    expect(JSON.stringify(record)).not.toMatch(/leyndarmál|password_hash/);
  });
  it('J4 names the user and the request of a call', async () => {
    const { headers } = await portal.ask('POST /api/compositions', {
      as: member,
      body: {
        HEITI_VERKS: 'Skráð',
        LENGD: 3,
        authors: [{ id: member.authorId, typeOfAuthor: 36, ratio: 100 }],
      },
    });
    expect(await lastRecord('work_author')).toMatchObject({
      user_id: member.userId,
      acting_for_user_id: null,
      request_id: headers['x-request-id'],
    });
  });
  it('leaves nobody named on a connection once the call is over', async () => {
    const { rows } = await portal.pool.query(`select current_setting('omur.user_id', true) as who`);
    expect(['', null]).toContain(rows[0].who);
  });
  it.each([
    'update change_record set user_id = 1',
    'update change_record set new_row = null where false',
    'delete from change_record',
    'delete from change_record using person where false',
    'truncate change_record',
    `insert into change_record (change_record_id, table_name, operation) overriding system value values (1, 'work', 'update')`,
    `insert into change_record (changed_at, table_name, operation) values ('2001-01-01', 'work', 'update')`,
    `merge into change_record using (values (1)) v (x) on true when matched then delete`,
    'select from change_record for update',
    'alter table change_record disable trigger all',
    'alter table change_record drop column user_id',
    'alter table change_record owner to current_user',
    'drop table change_record cascade',
    'create rule quiet as on insert to change_record do instead nothing',
    'create trigger quiet before insert on change_record for each row execute function record_change()',
    'grant update on change_record to omur_app; update change_record set user_id = 1',
    'drop trigger record_work on work',
    'alter table work disable trigger record_work',
    'alter table work disable trigger user',
    `set session_replication_role = 'replica'`,
    `select set_config('session_replication_role', 'replica', true)`,
    'drop function record_change() cascade',
    'create or replace function record_change() returns trigger language plpgsql as $$ begin return null; end $$',
  ])('J4 cannot be rewritten or silenced by the application: %s', (statement) =>
    expect(
      transaction(portal.pool, async (tx) => {
        await tx.query(statement);
      }),
    ).rejects.toThrow(/permission denied|must be owner|must be able to/),
  );
  it('J4 is all that the application may do there: read and add', async () => {
    const rights = await portal.sql(
      `select privilege from unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) as p (privilege)
       where has_table_privilege('omur_app', 'change_record', privilege)
         or (privilege = any ('{select,insert,update,references}') and has_any_column_privilege('omur_app', 'change_record', privilege))`,
    );
    expect(rights.map(({ privilege }) => privilege)).toEqual(['select', 'insert']);
  });
  it('says of which row an update is', async () => {
    const workId = await portal.work({ by: member });
    await asActor((tx) => tx.query('update work_author set position = 7 where work_id = $1', [workId]));
    expect(await lastRecord('work_author')).toMatchObject({
      work_id: workId,
      row_key: { author_id: member.authorId, author_type_id: 36 },
      new_row: { position: 7 },
    });
  });
  it('belongs to the publisher and the author of a contract', async () => {
    await asActor((tx) =>
      tx.query(
        `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on)
          values ($1, $2, current_date, current_date)`,
        [other.personId, member.authorId],
      ),
    );
    expect(await lastRecord('publishing_contract')).toMatchObject({
      person_id: other.personId,
      author_id: member.authorId,
    });
  });
  it('leaves out what is computed from other columns', async () => {
    await asActor((tx) => tx.query(`insert into person (name) values ('Ný persóna')`));
    expect(JSON.stringify(await lastRecord('person'))).not.toContain('_folded');
  });
});

describe('the role of the application', () => {
  it.each([
    'create table t (id integer)',
    'drop table work',
    'alter table work add column x integer',
    'drop trigger record_work on work',
    'create or replace function fold(value text) returns text language sql as $$ select value $$',
    'delete from migration',
    `update author_type set code = 'X'`,
  ])('is refused: %s', (statement) =>
    expect(portal.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/),
  );
});
