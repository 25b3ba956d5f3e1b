import type pg from 'pg';

/** One text that differs when any row of the table does. */
export async function fingerprint(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ md5: string }>(
    `select md5(string_agg(r::text, '' order by r::text)) from ${table} r`,
  );
  return `${table} ${rows[0]?.md5}`;
}

export async function fingerprints(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const table of tables) all.push(await fingerprint(client, table));
  return all;
}
