import type pg from 'pg';

interface Reference {
  tableName: string;
  name: string;
  definition: string;
}

/**
 * Sets triggers and references aside, so that rows can come in any order and cause nothing, and answers what puts them back.
 * The references are proved anew then.
 */
export async function layAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as "tableName", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`);
  const { rows: triggered } = await client.query<{ name: string }>(`
    select distinct c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal order by 1`);
  for (const { tableName, name } of references)
    await client.query(`alter table ${tableName} drop constraint ${name}`);
  for (const { name } of triggered) await client.query(`alter table ${name} disable trigger user`);

  return async () => {
    for (const { tableName, name, definition } of references)
      await client.query(`alter table ${tableName} add constraint ${name} ${definition}`);
    for (const { name } of triggered) await client.query(`alter table ${name} enable trigger user`);
  };
}
