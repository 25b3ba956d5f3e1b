import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import type pg from 'pg';

const folder = new URL('../../../data/lookups/', import.meta.url);
const files = [
  'postal_codes',
  'societies',
  'genders',
  'author_types',
  'distribution_categories',
  'countries',
  'venue_types',
] as const;
type Lists = Record<(typeof files)[number], Record<string, string>[]>;

/** Tables that only the owner writes, each from a file. Societies are staff's as well (X134). */
export const lookupTables = [
  'postal_code',
  'gender',
  'author_type',
  'distribution_category',
  'country',
  'venue_type',
  'lookup_state',
];

/** Two authors that are nobody. Their numbers are fixed: forms and rules know them by number. */
const fixedAuthors = [
  { authorId: publicDomainAuthorId, name: 'Þjóðlag' },
  { authorId: aiAuthorId, name: 'Gervigreind' },
];

/**
 * Fills the reference lists from their files, and brings changed names up to date. A row that left its file stays: something may
 * refer to it. Costs one query when nothing has changed.
 */
export async function seedLookups(owner: pg.Client): Promise<void> {
  const texts = await Promise.all(files.map((name) => readFile(new URL(`${name}.csv`, folder), 'utf8')));
  const checksum = createHash('sha256')
    .update(JSON.stringify([texts, fixedAuthors]))
    .digest('hex');
  const { rows } = await owner.query<{ checksum: string }>('select checksum from lookup_state');
  if (rows[0]?.checksum === checksum) return;
  const lists = Object.fromEntries(files.map((name, i) => [name, rowsOf(texts[i] ?? '')])) as Lists;
  await owner.query('begin');
  await fillTables(owner, lists);
  await addFixedAuthors(owner);
  await addFixedVenue(owner);
  await owner.query(
    'insert into lookup_state (checksum) values ($1) on conflict (is_only_row) do update set checksum = excluded.checksum',
    [checksum],
  );
  await owner.query('commit');
}

const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

async function fillTables(owner: pg.Client, lists: Lists): Promise<void> {
  await fill(owner, 'postal_code', ['postal_code', 'post_office'], lists.postal_codes);
  await fillSocieties(owner, lists.societies);
  await fill(owner, 'gender', ['gender_id', 'name_is', 'name_en'], lists.genders);
  // The placeholder for an unknown author has no code in the list; on a work it is shown as an asterisk.
  const types = lists.author_types.map((row) => ({ ...row, code: row['code'] || '*' }));
  await fill(owner, 'author_type', ['author_type_id', 'code', 'name_is', 'name_en'], types);
  const categories = lists.distribution_categories.map((row) => ({
    ...row,
    category_id: row['distribution_category_id'],
    name: row['name_is'],
    // Without the column all are performing; an empty cell is none (R60).
    right_code: (row['right_code'] ?? 'PR') || null,
  }));
  await fill(
    owner,
    'distribution_category',
    ['category_id', 'name', 'name_en', 'line_kind', 'unprotected', 'right_code'],
    categories,
  );
  await fill(owner, 'country', ['country_id', 'alpha_code', 'name_is', 'name_en'], lists.countries);
  await fill(owner, 'venue_type', ['venue_type_id', 'name_is', 'name_en'], lists.venue_types);
}

/** X134: but for the one that stands for none, the list is the staff's from their first file on. */
async function fillSocieties(owner: pg.Client, listed: object[]): Promise<void> {
  const none = { society_code: '0', name: 'Utan höfundaréttarfélaga' };
  const { rows } = await owner.query(`select from code_replacement where code_list = 'society' limit 1`);
  await fill(owner, 'society', ['society_code', 'name'], rows.length > 0 ? [none] : [none, ...listed]);
}

/** The first column is the key. Values go in as text; the table's types read them. */
async function fill(owner: pg.Client, table: string, columns: string[], rows: object[]): Promise<void> {
  const [key, ...others] = columns;
  const list = columns.join(', ');
  await owner.query(
    `insert into ${table} as known (${list})
     select ${list} from json_populate_recordset(null::${table}, $1)
     on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}
     where (${others.map((name) => `known.${name}`).join(', ')})
       is distinct from (${others.map((name) => `excluded.${name}`).join(', ')})`,
    [JSON.stringify(rows)],
  );
}

async function addFixedAuthors(owner: pg.Client): Promise<void> {
  for (const { authorId, name } of fixedAuthors) {
    await owner.query(
      `with someone as (
         insert into person (name) select $2::text where not exists (select from author where author_id = $1) returning person_id
       )
       insert into author (author_id, person_id, display_name) select $1, person_id, $2 from someone`,
      [authorId, name],
    );
  }
}

/** L9.1: forms offer it by themselves and know it by number; its type hides it from every list. */
async function addFixedVenue(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into venue (venue_id, name, venue_type_id) values ($1, 'Ekki á lista', 1) on conflict do nothing`,
    [venueNotInList],
  );
}
