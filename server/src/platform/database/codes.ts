import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type pg from 'pg';

const folder = new URL('../../../data/codes/', import.meta.url);
const files = ['codes', 'territories', 'territory_members'] as const;
type CodeTexts = Record<(typeof files)[number], string>;

async function readCodeFiles(): Promise<CodeTexts> {
  const texts = await Promise.all(files.map((name) => readFile(new URL(`${name}.csv`, folder), 'utf8')));
  return Object.fromEntries(files.map((name, i) => [name, texts[i] ?? ''])) as CodeTexts;
}

/** An empty cell is the column's default: no name, no first or last day. */
const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
  );

/** Fills the code tables and the tree of territories (X40, X41), but for lists that staff have replaced from a file of theirs. */
export async function seedCodes(owner: pg.Client): Promise<void> {
  const texts = await readCodeFiles();
  const checksum = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const { rows } = await owner.query('select from lookup_state where code_checksum = $1', [checksum]);
  if (rows.length > 0) return;
  await owner.query('begin');
  await fillCodes(owner, texts);
  await fillTree(owner, texts);
  await owner.query('update lookup_state set code_checksum = $1', [checksum]);
  await owner.query('commit');
}

async function fillCodes(owner: pg.Client, texts: CodeTexts): Promise<void> {
  await owner.query(
    `insert into code as known (code_list, code, name_is, name_en)
     select code_list, code, name_is, name_en from json_populate_recordset(null::code, $1) c
     where not exists (select from code_replacement r where r.code_list = c.code_list)
     on conflict (code_list, code) do update set name_is = excluded.name_is, name_en = excluded.name_en
     where (known.name_is, known.name_en) is distinct from (excluded.name_is, excluded.name_en)`,
    [JSON.stringify(rowsOf(texts.codes))],
  );
}

async function fillTree(owner: pg.Client, texts: CodeTexts): Promise<void> {
  const { rows } = await owner.query(`select from code_replacement where code_list = 'territory' limit 1`);
  if (rows.length > 0) return;
  await owner.query(
    `insert into territory as known (territory_id, kind, alpha_code, name_is, name_en, starts_on, ends_on, is_own)
     select territory_id, kind, alpha_code, name_is, name_en, coalesce(starts_on, '-infinity'), coalesce(ends_on, 'infinity'),
       coalesce(is_own, false)
     from json_populate_recordset(null::territory, $1)
     on conflict (territory_id) do update set alpha_code = excluded.alpha_code, name_is = excluded.name_is, name_en = excluded.name_en,
       starts_on = excluded.starts_on, ends_on = excluded.ends_on`,
    [JSON.stringify(rowsOf(texts.territories))],
  );
  await owner.query(
    `insert into territory_member as known (group_id, member_id, starts_on, ends_on)
     select group_id, member_id, coalesce(starts_on, '-infinity'), coalesce(ends_on, 'infinity')
     from json_populate_recordset(null::territory_member, $1)
     on conflict (group_id, member_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`,
    [JSON.stringify(rowsOf(texts.territory_members))],
  );
}
