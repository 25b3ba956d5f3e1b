import type pg from 'pg';

/** Tables that a bulk load writes to by the million. */
const bulkTables = [
  'work',
  'work_author',
  'work_right',
  'work_title',
  'work_iswc',
  'work_isrc',
  'work_light_change',
  'contract_work',
  'person_work',
  'person_work_total',
  'live_performance',
  'performance',
  'foreign_performance',
  'statement_line',
  'statement_total',
  'movement',
];

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/** Takes away what makes each row slow to write. Answers how to put it back. */
export async function loosen(client: pg.Client): Promise<() => Promise<void>> {
  const references = await definitions(
    client,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`,
  );
  const indexes = await definitions(
    client,
    `select i.indrelid::regclass::text as table, c.relname as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
  for (const table of bulkTables) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of bulkTables) await client.query(`alter table ${table} enable trigger user`);
  };
}

async function definitions(client: pg.Client, text: string): Promise<Definition[]> {
  return (await client.query(text, [bulkTables])).rows as Definition[];
}

/** Writes everybody's list of works anew, the same that refresh_lights() and the triggers would have made. */
export async function rebuildDerived(client: pg.Client): Promise<void> {
  await client.query('truncate person_work, person_work_total');
  await client.query(`
    insert into person_work (person_id, work_id, author_id, author_type_code, is_author, is_holder, is_publisher, light, title, title_folded)
    select v.person_id, v.work_id, v.author_id, t.code, v.is_author, v.is_holder, v.is_publisher, w.light, w.title, n.title_folded
    from work_viewer v
    join work w using (work_id)
    join work_title n on n.work_id = v.work_id and n.is_main
    join work_author wa on wa.work_id = v.work_id and wa.author_id = v.author_id
    join author_type t using (author_type_id)
    order by v.person_id, v.work_id`);
  await client.query(`
    insert into person_work_total (person_id, author_id, works, works_as_author, works_as_holder)
    select person_id, coalesce(author_id, 0), count(*), count(*) filter (where is_author), count(*) filter (where is_holder)
    from person_work group by grouping sets ((person_id, author_id), (person_id))`);
}
