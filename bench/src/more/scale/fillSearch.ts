import pg from 'pg';
import type { Society } from '../../society.ts';

export interface SearchSize {
  titles: number;
  performances: number;
}

const firstNumber = 10_000_001;
const atOnce = 500_000;

/** Works with nothing but their titles, and live performances without set lists, once: what the searches look through and no more. */
export async function fillForSearch(
  society: Society,
  { titles, performances }: SearchSize,
  say: (line: string) => void,
): Promise<void> {
  const client = await asSuperuser(society);
  try {
    const { rowCount } = await client.query('select from work where work_id = $1', [
      firstNumber + titles - 1,
    ]);
    if (rowCount === 1) return;
    say(`Writing ${titles} titles and ${performances} live performances; this is done once.`);
    await client.query('delete from work_title where work_id >= $1', [firstNumber]);
    for (const table of ['work', 'live_performance'])
      await client.query(`delete from ${table} where ${table}_id >= $1`, [firstNumber]);
    await client.query(vocabulary(titles));
    await write(client, 'live_performance', performances, `performers = ${words('n')}`);
    await write(client, 'work_title', titles, `title = ${words('n')}`);
    // What the triggers would have done, which are left out here.
    await client.query('truncate title_word');
    await client.query(titleWords);
    // The last of all, so that what broke off is written anew.
    await write(client, 'work', titles, '');
    await client.query('vacuum analyze work, work_title, title_word, live_performance');
  } finally {
    await client.end();
  }
}

/** As the one for whom triggers and references can be left out: each row is a copy of a sound one. */
async function asSuperuser({ serverUrl, ownerUrl }: Society): Promise<pg.Client> {
  const url = new URL(serverUrl);
  url.pathname = new URL(ownerUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
  return client;
}

/** The words of the demo society's titles, by number, and after them as many that are made of their halves: one for each eleven titles. */
const vocabulary = (titles: number) => `create temporary table word as
  with known as (select distinct unnest(string_to_array(title, ' ')) as word from work_title where work_id < ${firstNumber}),
  long as (select word, length(word) / 2 as half from known where length(word) > 5),
  made as (select distinct left(a.word, a.half) || substr(b.word, b.half + 1) as word from long a cross join long b)
  select row_number() over (order by is_made, md5(word)) - 1 as place, word from (
    select word, false as is_made from known where length(word) > 2
    union all (select word, true from made where word not in (select word from known) order by md5(word) limit ${Math.ceil(titles / 11)})
  ) w;
  create unique index on word (place); analyze word`;

const titleWords = `insert into title_word
  select distinct word from work_title, unnest(string_to_array(title_folded, ' ')) word where length(word) between 3 and 100`;

/** One to three words, always the same ones for a number; the first of the vocabulary stand in many, the last in few. */
const words = (n: string) =>
  `(select string_agg(w.word, ' ' order by k) from generate_series(1, 1 + ${n} % 3) k
    join word w on w.place = floor((select count(*) from word)
      * power((hashint8extended(${n}, k) & 9007199254740991) / 9007199254740992.0::double precision, 4))::bigint)`;

/** Copies of a table's first row under new numbers, its indexes made at the end. */
async function write(client: pg.Client, table: string, count: number, changed: string): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = c.oid)`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const [column = '', value = ''] = changed.split(/ = (.*)/su);
  const valueOf = (name: string) => {
    if (name === column) return value;
    return name === `${table}_id` || (table === 'work_title' && name === 'work_id') ? 'n' : `one.${name}`;
  };
  const named = columns.map(({ name }) => name);
  for (let from = firstNumber; from < firstNumber + count; from += atOnce)
    await client.query(
      `insert into ${table} (${named.join(', ')}) overriding system value select ${named.map(valueOf).join(', ')}
       from generate_series($1::bigint, $2::bigint) n, (select * from ${table} order by 1 limit 1) one`,
      [from, Math.min(from + atOnce, firstNumber + count) - 1],
    );
  for (const { definition } of indexes) await client.query(definition);
}
