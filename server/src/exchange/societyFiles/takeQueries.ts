import { lockClass } from '../../platform/database/locks.ts';
import { literal, piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { turnOf } from '../../platform/database/turnQueries.ts';
import { stateOf, tableOf, tables } from './changeQueries.ts';
import { numberedKinds, type NumberedKind } from './kinds.ts';
import { idOf, readByWorkers, staged, taken } from './stagedQueries.ts';

// Taking goes by batches, each in a transaction of its own. What a batch wrote is noted with a hash of what the files said, so that
// the next batch begins where the last one ended, also after a crash.

/**
 * Locks a lane: it has one batch at a time, over all servers. Commits do not wait for the disk, since what a power cut takes away is taken
 * again, and trigrams are added to their indexes many at a time.
 */
export const lockLane = sql`
  select set_config('synchronous_commit', 'off', true), set_config('gin_pending_list_limit', '32MB', true), pg_advisory_xact_lock(${lockClass('societyLane')}, ${'lane'}::integer)`;
export const { take: takeTurn, end: endTurn } = turnOf('societyFilesTurn');
export const isTaking = sql`
  select sent_by, taken_by, let_go_at is not null as is_let_go from society_import where society_import_id = ${'societyImportId'} and state = 'taking' for share`;

/** In whose name the changes are recorded. What files give to who takes them was looked at before (O87): nobody writes these rows by hand. */
export const nameActor = sql`
  select set_config('omur.user_id', ${'userId'}, true), set_config('omur.takes_files', 'yes', true)`;

/** Whether the rows that are written now came with new works, which are on record (O385). */
export const comeWithWork = sql`select set_config('omur.comes_with_work', ${'doThey'}, true)`;

const sequence = (kind: NumberedKind) => raw(`pg_get_serial_sequence('${tables[kind][0]}', '${idOf[kind]}')`);
const fresh = (kind: NumberedKind) => piece`nextval(${sequence(kind)})::integer`;

/** Numbers of works and of distributions are the society's: where one is free it is kept (O84). */
const keepable = piece`s.number ~ '^[1-9][0-9]{0,7}$'`;
const kept = (kind: 'works' | 'distributions') => piece`
  case when ${keepable} and not exists (select from ${tableOf(kind)} x where x.${raw(idOf[kind])} = case when ${keepable} then s.number::integer end)
    then s.number::integer else ${fresh(kind)} end`;

const idFor: Readonly<Record<NumberedKind, Fragment>> = {
  persons: fresh('persons'),
  users: fresh('users'),
  authors: fresh('authors'),
  // A publisher has its right as soon as it is marked as one.
  rights: piece`coalesce((select r.right_id from author_right r where r.author_id is null and s.author is null
    and r.person_id = (select t.id from ${taken('persons')} t where t.old_number = s.person)), ${fresh('rights')})`,
  contracts: fresh('contracts'),
  works: kept('works'),
  distributions: kept('distributions'),
  performances: fresh('performances'),
  cue_sheets: fresh('cue_sheets'),
  applications: fresh('applications'),
  balance_lists: fresh('balance_lists'),
  notes: fresh('notes'),
};

/** After a line of the file, so that a batch looks at none that an earlier one has taken. */
const claim = (kind: NumberedKind) => sql`
  select s.file_line, s.number, coalesce(s.known_id, ${idFor[kind]}) as id, s.known_id is null as is_new from (
    select s.*, o.${raw(idOf[kind])} as known_id from ${staged(kind)} s
    join society_change c on c.society_import_id = ${'societyImportId'}::integer and c.kind = ${literal(kind)} and c.old_number = s.number
    left join old_number o on o.kind = ${literal(kind)} and o.old_number = s.number
    where s.file_line > ${'after'}::integer and not s.is_refused and c.change <> 'same' and o.content_hash is distinct from c.content_hash
    order by s.file_line limit ${'atOnce'}) s order by s.file_line`;

/** The lines of a batch with the numbers they have here. */
export const batch = (
  kind: NumberedKind,
): Fragment<'societyImportId' | 'fileLines' | 'ids' | 'areNew'> => piece`(
  select b.id, b.is_new, s.* from unnest(${'fileLines'}::integer[], ${'ids'}::integer[], ${'areNew'}::boolean[]) as b (file_line, id, is_new)
  join ${staged(kind)} s using (file_line))`;

const note = (kind: NumberedKind) => sql`
  insert into old_number (kind, old_number, ${raw(idOf[kind])}, society_import_id, content_hash, state_taken)
  select c.kind, c.old_number, b.id, c.society_import_id, c.content_hash, ${stateOf(kind)}
  from ${batch(kind)} b join ${tableOf(kind)} x on x.${raw(idOf[kind])} = b.id
  join society_change c on c.society_import_id = ${'societyImportId'}::integer and c.kind = ${literal(kind)} and c.old_number = b.number
  on conflict (kind, old_number) do update set society_import_id = excluded.society_import_id, content_hash = excluded.content_hash,
    state_taken = excluded.state_taken`;

type Claim = ReturnType<typeof claim>;
type Note = ReturnType<typeof note>;
const forEach = <S>(make: (kind: NumberedKind) => S) =>
  Object.fromEntries(numberedKinds.map((kind) => [kind, make(kind)])) as Record<NumberedKind, S>;
export const claims: Readonly<Record<NumberedKind, Claim>> = forEach(claim);
export const notes: Readonly<Record<NumberedKind, Note>> = forEach(note);

/** What is known of the tables that batches fill, by which the next ones are planned. */
export const analyzeTaken = sql`select analyze_taken(${'kind'})`;

/** Numbers that are kept are not given out again. */
export const passNumbers = sql`
  select pass_old_numbers('work', 'work_id', max(s.number::integer) filter (where s.kind = 'works')),
    pass_old_numbers('distribution', 'distribution_id', max(s.number::integer) filter (where s.kind = 'distributions'))
  from (select kind, old_number as number from society_change
    where society_import_id = ${'societyImportId'} and kind in ('works', 'distributions') and change = 'new' and old_number ~ '^[1-9][0-9]{0,7}$') s`;

/** Distributions of the files as they are here. Whoever adds up their totals names them, so that PostgreSQL knows how many of all these are. */
export const takenHistory = sql`
  select coalesce(array_agg(d.distribution_id), '{}') as "distributionIds" from old_number o join distribution d using (distribution_id)
  where o.kind = 'distributions' and d.is_history and o.old_number in (select s.number from ${staged('distributions')} s)`;
const totalsOf = piece`statement_total t join distribution d using (distribution_id) where t.distribution_id = any(${'distributionIds'}::integer[])`;
const byYearAndRight = piece`select extract(year from d.distributed_on)::integer as year, t.right_id, sum(t.amount) from ${totalsOf} group by 1, 2`;
const byWork = piece`select t.work_id, sum(t.amount) from ${totalsOf} group by 1`;

/** The same sums as the files have, from what is here now of all that they name (O91). */
export const noteNewFigures = sql`
  with money as materialized (select m.year, o.old_number, sum(m.amount) as amount
    from ${readByWorkers(byYearAndRight, 'year integer, right_id integer, amount numeric')} m
    left join old_number o on o.kind = 'rights' and o.right_id = m.right_id group by 1, 2)
  merge into society_figure o using (
    select 'light' as figure, 0 as year, w.light::text as old_number, count(*)::numeric as value
      from old_number o join work w using (work_id)
      where o.kind = 'works' and o.old_number in (select s.number from ${staged('works')} s) group by w.light
    union all select 'year', year, '', sum(amount) from money group by year
    union all select 'right', year, old_number, amount from money
    union all select 'work', 0, o.old_number, sum(w.amount)
      from ${readByWorkers(byWork, 'work_id integer, amount numeric')} w
      left join old_number o on o.kind = 'works' and o.work_id = w.work_id group by o.old_number) f
  on (o.society_import_id, o.figure, o.year, o.old_number) = (${'societyImportId'}::integer, f.figure, f.year, coalesce(f.old_number, ''))
  when matched then update set new_value = f.value
  when not matched then insert (society_import_id, figure, year, old_number, old_value, new_value)
    values (${'societyImportId'}::integer, f.figure, f.year, coalesce(f.old_number, ''), 0, f.value)`;
export const nothingNew = sql`
  update society_figure set new_value = 0 where society_import_id = ${'societyImportId'} and new_value is null`;

/** Of files that were let go of: things that are not here as these say (O276). */
const left = piece`(select count(*)::integer from society_change c left join old_number o on o.kind = c.kind and o.old_number = c.old_number
  where c.society_import_id = i.society_import_id and c.change <> 'same' and o.content_hash is distinct from c.content_hash)`;
export const endTaken = sql`
  update society_import i set state = 'taken', taken_at = clock_timestamp(), left_count = case when i.let_go_at is not null then ${left} end
  where society_import_id = ${'societyImportId'} and state = 'taking'`;

/** What was passed over while the files were taken is named with what was refused before, by the file that was sent. */
export const addProblems = sql`
  with added as (
    insert into society_problem (society_import_id, problem_number, file_name, file_line, column_name, said)
    select ${'societyImportId'}::integer, coalesce((select max(problem_number) from society_problem where society_import_id = ${'societyImportId'}), 0) + number,
      (select f.file_name from society_file f where f.society_import_id = ${'societyImportId'}::integer and f.kind = ${'kind'}),
      (p ->> 'fileLine')::integer, 'number', p -> 'said'
    from jsonb_array_elements(${'problems'}::jsonb) with ordinality as t (p, number) returning 1
  )
  update society_import set problem_count = problem_count + ${'total'}::integer where society_import_id = ${'societyImportId'}`;
