import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareDatabase, freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate, migrateTo, migrationNames } from './migrate.ts';

const files = readdirSync(`${import.meta.dirname}/functions`).map((file) => file.replace('.sql', ''));

/** Functions and views of the schema that belong to no extension. */
const ownObjects = `
  select proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select relname, pg_get_viewdef(c.oid) from pg_class c
  where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by name`;

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const objects = async () => (await owner.query<{ name: string; text: string }>(ownObjects)).rows;

describe('functions and views', () => {
  it('H9 stand in functions/, all of them, a file each', async () => {
    expect((await objects()).map(({ name }) => name)).toEqual(files.toSorted());
  });
  it('H9 are as their files have them, also where somebody has changed one', async () => {
    const before = await objects();
    await owner.query(`create or replace function registrant_of(work integer) returns integer
      language sql stable as 'select null::integer'; comment on function registrant_of is 'changed'`);
    expect(await objects()).not.toEqual(before);
    await migrate(database.owner);
    expect(await objects()).toEqual(before);
  });
  it('H9 are not touched while their files stay the same', async () => {
    const versions = async () =>
      (await owner.query(`select xmin from pg_description where objoid = 'fold'::regproc`)).rows;
    const before = await versions();
    await migrate(database.owner);
    expect(await versions()).toEqual(before);
  });
});

it('H9 a database of a release before them keeps its rows and gets them', async () => {
  const old = await bareDatabase();
  const client = new pg.Client(old.owner);
  try {
    const released = (await migrationNames()).filter((name) => name < '0060');
    await migrateTo(old.owner, released);
    await client.connect();
    await client.query(`
      insert into society (society_code, name) values (0, 'Utan félaga'), (77, 'Félagið');
      insert into person (kennitala, name) values ('0101302479', 'Þórdís Æsa');
      insert into work (title, performers, description) values ('Andvaka', 'Hrím', 'Úr leikriti');
      insert into work_title (work_id, title, is_main) select work_id, title, true from work`);
    await client.query(`select settle_works(array(select work_id from work), 'imported')`);
    await migrate(old.owner);
    const { rows } = await client.query(
      'select title, performers, description, lyrics_language, light from work',
    );
    expect(rows).toMatchObject([
      { title: 'Andvaka', performers: 'Hrím', description: 'Úr leikriti', lyrics_language: null },
    ]);
    await client.query(`select refresh_lights(array(select work_id from work), 'imported')`);
    const { rows: now } = await client.query<{ name: string; text: string }>(ownObjects);
    expect(now).toEqual(await objects());
  } finally {
    await client.end();
    await old.drop();
  }
});
