import type pg from 'pg';

/** A table with the columns that are written, in order: those that PostgreSQL reckons itself are left to it. */
export interface Table {
  name: string;
  columns: string[];
}

// Parts of a table are read through the whole; one that is not a part yet has nothing (O34). The library of the jobs keeps the list of its
// own migrations. What was put away into the schema `archive` is no table of the portal, and could not be brought back.
const ofOurs = `
  n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'statement_line_part', 'archive')
  and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, array(
        select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ofOurs}
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    order by 1`);
  return rows;
}

export interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** Where the numbers have come to. No transaction holds them still: read last, they are never behind the rows. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${ofOurs} order by 1`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const read = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push(...read.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** Every value is written and read alike, whatever the server is set to. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
    set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
    set idle_in_transaction_session_timeout = 0`);
}
