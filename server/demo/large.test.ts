import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { loadDemo } from './load.ts';

let database: TestDatabase;
let owner: pg.Client;
const size = { works: 500, persons: 200, performances: 400, lines: 20_000 };
const said: string[] = [];

/** What a table is made of: its columns, references, indexes and triggers. */
const shape = `select string_agg(d, E'\\n' order by d) as shape from (
    select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal) as t (d)
  where d not like 'statement_line_part.%'`;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

const uneven = `select count(*)::integer as n from (
    select from movement group by right_id, distribution_id
    having sum(case when movement_type in (1, 3) then amount else -amount end) <> 0) s`;

async function one<R>(text: string): Promise<R> {
  return (await owner.query(text)).rows[0] as R;
}

it('adds persons and works to the small demo, and puts indexes, references and triggers back', async () => {
  const before = await one(shape);
  await loadDemo(database.owner, size, (line) => said.push(line));
  expect(await one(shape)).toEqual(before);
  expect(await one('select count(*)::integer as n from work where work_id > 1000000')).toEqual({ n: 500 });
  expect(await one('select count(*)::integer as n from person where person_id > 100000')).toEqual({ n: 200 });
  expect(said.some((line) => line.includes('500 works'))).toBe(true);
}, 60_000);

it('publishes one work in five with Ómblíða', async () => {
  const published = `select count(*)::integer as n from person_work where person_id = 1004 and work_id > 1000000`;
  expect(await one(published)).toEqual({ n: 100 });
});

it('P3 gives one person one performance in twenty, some with long set lists, all with their lights and points', async () => {
  expect(
    await one(`select count(*)::integer as all, count(*) filter (where person_id = 1001)::integer as of_one,
      count(*) filter (where work_count = 60)::integer as long from live_performance where live_performance_id > 100000`),
  ).toEqual({ all: 400, of_one: 20, long: 2 });
  const print = () => one(`select md5(string_agg(r::text, '' order by r::text)) from live_performance r`);
  const before = await print();
  await owner.query('select refresh_live_performances(array_agg(live_performance_id)) from live_performance');
  expect(await print()).toEqual(before);
});

it('M3, M4 gives Þórdís one statement line in fifty, and everybody is even', async () => {
  expect(
    await one(`select count(*)::integer as all, count(*) filter (where right_id = 5001)::integer as of_one
      from statement_line where distribution_id > 1000`),
  ).toEqual({ all: 20_000, of_one: 400 });
  expect(await one(uneven)).toEqual({ n: 0 });
});

it('has its lists as refresh_lights() keeps them', async () => {
  const lists = ['person_work', 'person_work_total', 'work', 'work_light_change'];
  const prints = async () => {
    const all: unknown[] = [];
    for (const table of lists)
      all.push(await one(`select md5(string_agg(r::text, '' order by r::text)) from ${table} r`));
    return all;
  };
  const before = await prints();
  await owner.query(`select refresh_lights(array_agg(work_id), 'amended') from work`);
  expect(await prints()).toEqual(before);
  await owner.query('truncate person_work, person_work_total');
  await owner.query(`select refresh_lights(array_agg(work_id), 'amended') from work`);
  expect(await prints()).toEqual(before);
});

it('gives the next registration a number of its own', async () => {
  const next = await one<{ work_id: number }>(`insert into work (title) values ('Næsta') returning work_id`);
  expect(next.work_id).toBeGreaterThan(1_000_500);
});

it('is loaded once, and never beside users of a society', async () => {
  await expect(loadDemo(database.owner, size, () => undefined)).rejects.toThrow('loaded before');
  await owner.query('delete from demo_login');
  await expect(loadDemo(database.owner, undefined, () => undefined)).rejects.toThrow('users of its own');
});
