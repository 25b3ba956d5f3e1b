import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { listTables, readSequences, speakPlainly } from '../src/platform/backup/tables.ts';

/** Which table something guards, and its name. Statement lines may stand in other parts (O34), each guarded alike. */
const guarded = (table: string, name: string) => {
  const isPart = `starts_with(${table}::regclass::text, 'statement_line_part.')`;
  return `case when ${isPart} then 'a part' else ${table}::regclass::text end, case when not ${isPart} then ${name} end`;
};

/** Everything there is in a database, told so shortly that two can be compared: rows, numbers given out, and what guards them. */
export async function likenessOf(owner: pg.ClientConfig) {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await speakPlainly(client);
    const tables: Record<string, unknown> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::integer as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as sum from ${name} t`,
      );
      tables[name] = rows[0];
    }
    const list = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
    return {
      tables,
      sequences: await readSequences(client),
      constraints: await list(
        `select distinct ${guarded('conrelid', 'conname')}, pg_get_constraintdef(oid), convalidated from pg_constraint
         where conname <> 'of_distribution' order by 1, 2, 3`,
      ),
      triggers: await list(
        `select distinct ${guarded('tgrelid', 'tgname')}, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      ),
      rights: await list(
        `select oid::regclass::text, relacl::text from pg_class where relkind in ('r', 'p', 'S') and relnamespace = 'public'::regnamespace order by 1`,
      ),
    };
  } finally {
    await client.end();
  }
}

/** The names and contents of all files below a folder. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    found[path.relative(folder, file)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return found;
}
