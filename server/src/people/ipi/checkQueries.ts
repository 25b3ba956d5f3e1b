import { longWork } from '../../platform/database/longWorkQueries.ts';
import { raw, piece, sql } from '../../platform/database/statement.ts';

/**
 * A file of a million names takes minutes, and nobody waits for the answer. The planner knows nothing of lines that were just
 * written: what it takes for few rows it would look up one by one.
 */
export const takeTime = sql`
  select ${longWork}, set_config('enable_nestloop', 'off', true)`;

export const isWanted = sql`
  select from ipi_import where ipi_import_id = ${'ipiImportId'} and state = 'checking'`;

export const listSocieties = sql`select society_code from society`;

export const findTaken = sql`
  select ipi_import_id from ipi_import where checksum = ${'checksum'} and state = 'taken'`;
export const endSame = sql`
  update ipi_import set state = 'same', same_as = ${'sameAs'}, checked_at = clock_timestamp()
  where ipi_import_id = ${'ipiImportId'} and state = 'checking'`;

export const insertLines = sql`
  insert into ipi_import_line (ipi_import_id, file_line, name_number, base_number, name, first_name, name_kind, society_code,
    right_code, role_code, starts_on, ends_on)
  select ${'ipiImportId'}::integer, l.* from json_to_recordset(${'lines'}::json) as l (file_line integer, name_number text,
    base_number text, name text, first_name text, name_kind text, society_code smallint, right_code text, role_code text,
    starts_on date, ends_on date)`;

/** The good lines of the file that is checked, or taken. */
const good = piece`ipi_import_line l where l.ipi_import_id = ${'ipiImportId'}::integer and not l.is_refused`;

/** A name stands in the file once, or always the same. */
export const refuseOtherNames = sql`
  update ipi_import_line l set is_refused = true
  from (
    select l.file_line, l.name_number,
      (l.base_number, l.name, coalesce(l.first_name, ''), l.name_kind) is distinct from first_value(
        (l.base_number, l.name, coalesce(l.first_name, ''), l.name_kind)) over (partition by l.name_number order by l.file_line) as differs
    from ${good}
  ) f
  where l.ipi_import_id = ${'ipiImportId'} and l.file_line = f.file_line and f.differs
  returning l.file_line, l.name_number as value`;

/** A membership is the same one by party, society, right, role and first day. */
export const refuseOtherEnds = sql`
  update ipi_import_line l set is_refused = true
  from (
    select l.file_line, l.ends_on is distinct from first_value(l.ends_on) over (
      partition by l.base_number, l.society_code, l.right_code, l.role_code, l.starts_on order by l.file_line) as differs
    from ${good} and l.society_code is not null
  ) f
  where l.ipi_import_id = ${'ipiImportId'} and l.file_line = f.file_line and f.differs
  returning l.file_line`;

/** Memberships as they would be: what there is, but where the file says otherwise, and what the file adds. */
const memberships = raw(`
  select l.base_number, l.society_code, l.right_code, l.role_code, l.starts_on, l.ends_on, min(l.file_line) as file_line
  from good l where l.society_code is not null and not l.is_removal group by 1, 2, 3, 4, 5, 6
  union all
  select p.base_number, m.society_code, m.right_code, m.role_code, m.starts_on, m.ends_on, 0
  from (select distinct base_number from good where society_code is not null) g
  join ipi_party p using (base_number) join ipi_membership m using (party_id)
  where not exists (select from good l where l.base_number = p.base_number and l.society_code = m.society_code
    and l.right_code = m.right_code and l.role_code = m.role_code and l.starts_on = m.starts_on)`);

/** A line that overlaps with what stands before it. What a refused line would have ended has not ended: run it until it finds none. */
export const refuseOverlaps = sql`
  with good as (select l.* from ${good}), wanted as (${memberships}),
  overlapping as (
    select distinct on (later.file_line) later.file_line, earlier.society_code, earlier.starts_on,
      later.base_number, later.society_code as own_society, later.right_code, later.role_code, later.starts_on as own_start
    from wanted later join wanted earlier on earlier.base_number = later.base_number and earlier.right_code = later.right_code
      and earlier.role_code = later.role_code and earlier.file_line < later.file_line
      and (earlier.society_code, earlier.starts_on) <> (later.society_code, later.starts_on)
      and daterange(earlier.starts_on, earlier.ends_on, '[]') && daterange(later.starts_on, later.ends_on, '[]')
    where later.file_line > 0
    order by later.file_line, earlier.file_line
  )
  update ipi_import_line l set is_refused = true
  from overlapping o
  where l.ipi_import_id = ${'ipiImportId'} and not l.is_refused and l.base_number = o.base_number and l.society_code = o.own_society
    and l.right_code = o.right_code and l.role_code = o.role_code and l.starts_on = o.own_start
  returning l.file_line, o.society_code as society, o.starts_on::text as from`;

/** What taking the good lines would come to, counted by names and by memberships. */
export const countChanges = sql`
  with names as (
    select distinct on (l.name_number) l.name_number, l.base_number, l.name, l.first_name, l.name_kind from ${good} and not l.is_typed order by l.name_number, l.file_line
  ), memberships as (
    select distinct l.base_number, l.society_code, l.right_code, l.role_code, l.starts_on, l.ends_on from ${good} and l.society_code is not null
      and not l.is_removal
  ), n as (
    select count(*) filter (where o.name_number is null) as added,
      count(*) filter (where o.name_number is not null and (p.base_number, o.name, coalesce(o.first_name, ''), o.name_kind)
        is distinct from (n.base_number, n.name, coalesce(n.first_name, ''), n.name_kind)) as changed, count(*) as total
    from names n left join ipi_name o using (name_number) left join ipi_party p on p.party_id = o.party_id
  ), m as (
    select count(*) filter (where o.party_id is null) as added,
      count(*) filter (where o.party_id is not null and o.ends_on is distinct from m.ends_on) as changed, count(*) as total
    from memberships m left join ipi_party p using (base_number)
    left join ipi_membership o on o.party_id = p.party_id and o.society_code = m.society_code and o.right_code = m.right_code
      and o.role_code = m.role_code and o.starts_on = m.starts_on
  )
  update ipi_import i set removed_memberships = (select count(*) from ${good} and l.is_removal), new_names = n.added, changed_names = n.changed, same_names = n.total - n.added - n.changed,
    new_memberships = m.added, changed_memberships = m.changed, same_memberships = m.total - m.added - m.changed
  from n, m where i.ipi_import_id = ${'ipiImportId'}`;

export const endCheck = sql`
  update ipi_import set state = ${'state'}, checked_at = now(), checksum = ${'checksum'}, lines_read = ${'linesRead'},
    refused_count = ${'refusedCount'}
  where ipi_import_id = ${'ipiImportId'} and state = 'checking'`;

export const insertProblems = sql`
  insert into ipi_import_problem (ipi_import_id, problem_number, file_line, column_name, code, said)
  select ${'ipiImportId'}::integer, number, (p ->> 'fileLine')::integer, p ->> 'column', p ->> 'code', p -> 'said'
  from jsonb_array_elements(${'problems'}::jsonb) with ordinality as t (p, number)`;
