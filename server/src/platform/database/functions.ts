import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('functions/', import.meta.url);

interface Source {
  name: string;
  kind: 'function' | 'view';
  text: string;
  checksum: string;
}

/** The functions and views of the schema as they run today, a file each, called as its file is. */
async function sources(): Promise<Source[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const name = file.slice(0, -'.sql'.length);
      const kind = new RegExp(`^create or replace (function|view) ${name}\\b`, 'm').exec(text)?.[1];
      if (kind !== 'function' && kind !== 'view')
        throw new Error(`functions/${file} creates or replaces no function or view called ${name}.`);
      return { name, kind, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Each object of the schema with its comment, which holds the checksum of the file that it was made from. */
const findApplied = `
  select proname as name, obj_description(oid, 'pg_proc') as checksum from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select relname, obj_description(oid, 'pg_class') from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v'`;

/**
 * Creates anew what differs from its file, after the migrations and in one transaction. Bodies are not checked while they are put
 * in, as they call one another. The checksum is kept with the object itself, so that a restored or copied database knows it too.
 */
export async function applyFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(findApplied);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = (await sources()).filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (changed.length === 0) return;
  // The settings that functions make of pg_trgm are known, and theirs to make, once its library is loaded.
  await client.query('select show_limit()');
  await client.query('begin; set local check_function_bodies = off');
  // Views read tables and call functions; functions that read views find them when they run.
  const inOrder = changed.toSorted((a, b) => Number(a.kind === 'view') - Number(b.kind === 'view'));
  for (const { name, kind, text, checksum } of inOrder) {
    await client.query(text);
    const { rows: found } = await client.query<{ object: string }>(
      kind === 'view'
        ? `select '${name}' as object`
        : `select '${name}'::regproc::regprocedure::text as object`,
    );
    await client.query(`comment on ${kind} ${found[0]?.object} is '${checksum}'`);
  }
  await client.query('commit');
}
