import { sql } from '../../platform/database/statement.ts';

/** What a file may call a code of a lookup, in capitals, and what is staged for it. */
export const lookups = sql`
  select 'society' as of, societies.society_code::text as name, societies.society_code::text as value from society societies
  union all select 'society', lpad(society_code::text, 3, '0'), society_code::text from society where society_code < 100
  union all select 'postalCode', upper(postal_code), postal_code from postal_code
  union all select 'role', upper(code), author_type_id::text from author_type where code <> ''
  union all select 'category', category_id::text, category_id::text from distribution_category
  union all select 'fund', fund_id::text, fund_id::text from fund
  union all select 'country', upper(alpha_code), country_id::text from country where alpha_code is not null
  union all select 'country', country_id::text, country_id::text from country`;

export const insertImport = sql`
  insert into society_import (name, takes_two, sent_by) values (${'name'}, ${'takesTwo'}, ${'userId'}) returning society_import_id`;

export const insertFile = sql`
  insert into society_file (society_import_id, kind, file_name, file_bytes, checksum, line_count, missing_columns)
  values (${'societyImportId'}, ${'kind'}, ${'fileName'}, ${'sizeBytes'}, ${'checksum'}, ${'lineCount'}, ${'missingColumns'})`;

export const insertProblems = sql`
  insert into society_problem (society_import_id, problem_number, file_name, file_line, column_name, said)
  select ${'societyImportId'}::integer, number, p ->> 'fileName', (p ->> 'fileLine')::integer, p ->> 'column', p -> 'said'
  from jsonb_array_elements(${'problems'}::jsonb) with ordinality as t (p, number)`;

export const endCheck = sql`
  update society_import set state = ${'state'}, checked_at = now(), problem_count = ${'problemCount'}
  where society_import_id = ${'societyImportId'} and state = 'checking'`;

/** By cells, of which nothing is known, lines are put together by several processes rather than read in the order of an index. */
export const analyzeRows = sql`
  select analyze_society_rows(), set_config('enable_incremental_sort', 'off', true)`;
/** Room to add up and compare all lines at once, where the server's own setting is for many short statements. */
export const makeRoom = sql`
  select set_config('work_mem', greatest(pg_size_bytes(current_setting('work_mem')), pg_size_bytes('64MB')) / 1024 || 'kB', true)`;
export const analyzeChanges = sql`select analyze_society_changes()`;
