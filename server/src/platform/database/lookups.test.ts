import { authorTypes } from '@omur/contract/people/rules/authorTypes';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedLookups } from './lookups.ts';

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

async function rowsOf(text: string) {
  return (await owner.query<Record<string, unknown>>(text)).rows;
}

it('fills the lists when the database is made', async () => {
  expect(await rowsOf(`select post_office from postal_code where postal_code = '101'`)).toEqual([
    { post_office: 'Reykjavík' },
  ]);
  expect(
    await rowsOf('select name from society where society_code in (0, 77) order by society_code'),
  ).toEqual([{ name: 'Utan höfundaréttarfélaga' }, { name: 'STEF' }]);
  expect(await rowsOf('select name_is, name_en from country where country_id = 352')).toEqual([
    { name_is: 'Ísland', name_en: 'Iceland' },
  ]);
  expect(await rowsOf('select name, line_kind from distribution_category where category_id = 1')).toEqual([
    { name: 'Aðalúthlutun', line_kind: 'domestic' },
  ]);
});

it('names the author types as the forms do', async () => {
  const rows = await rowsOf(
    'select author_type_id as id, code, name_is, name_en from author_type order by 1',
  );
  expect(rows).toEqual(
    authorTypes.map(({ id, code, name }) => ({ id, code, name_is: name.is, name_en: name.en })),
  );
});

it('F9.3 makes the public-domain and AI authors with their fixed numbers, and gives the numbers to nobody else', async () => {
  const rows = await rowsOf(
    'select author_id, display_name, kennitala from author join person using (person_id) order by 1',
  );
  expect(rows).toEqual([
    { author_id: 3492, display_name: 'Þjóðlag', kennitala: null },
    { author_id: 22_483, display_name: 'Gervigreind', kennitala: null },
  ]);
  const [next] = await rowsOf(
    `insert into author (person_id, display_name) select min(person_id), 'Næsti' from person returning author_id`,
  );
  expect(Number(next?.['author_id'])).toBeGreaterThan(22_483);
  await owner.query(`delete from author where display_name = 'Næsti'`);
});

it('L9.1 makes the venue that stands for what is not in the list, with its fixed number', async () => {
  expect(await rowsOf('select venue_id, name, venue_type_id, is_offered from venue')).toEqual([
    { venue_id: 714, name: 'Ekki á lista', venue_type_id: 1, is_offered: false },
  ]);
});

it('changes nothing when it runs again, also when it reads the files anew', async () => {
  const count = `select (select count(*) from postal_code) + (select count(*) from society) + (select count(*) from person) as n,
    (select max(change_record_id) from change_record) as records`;
  const before = await rowsOf(count);
  await seedLookups(owner);
  await owner.query('delete from lookup_state');
  await seedLookups(owner);
  expect(await rowsOf(count)).toEqual(before);
});

it('brings a changed name up to date', async () => {
  await owner.query(`update gender set name_en = 'Wrong'; delete from lookup_state`);
  await seedLookups(owner);
  expect(await rowsOf(`select from gender where name_en = 'Wrong'`)).toEqual([]);
});

it('lets nobody but the owner change a lookup', async () => {
  const application = new pg.Client(database.application);
  await application.connect();
  await expect(application.query(`update gender set name_en = 'x'`)).rejects.toThrow('permission denied');
  await application.end();
});
