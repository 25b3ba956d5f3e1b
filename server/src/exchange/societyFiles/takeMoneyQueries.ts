import { piece, sql } from '../../platform/database/statement.ts';
import { correctedBy } from './correctionQueries.ts';
import { good, taken } from './stagedQueries.ts';
import { batch } from './takeQueries.ts';

// O88: distributions of the old system come whole, in a transaction with those whose lines were ready meanwhile, as history: all of it was paid there.

/** By its old number, from which PostgreSQL knows how many there are before it plans. */
const lines = piece`select ${'distributionId'}::integer as distribution_id, l.* from ${good('statement_lines')} l where l.distribution = ${'number'}::text`;

/** What lines are paid from and where it was played, by names that are new: the lines are read once for all of them. */
export const addNames = sql`
  with named as materialized (select distinct l.pot, l.station, l.subtype from (${lines}) l),
  pots as (insert into pot (name) select distinct n.pot from named n order by 1 on conflict do nothing),
  stations as (insert into station (name)
    select distinct n.station from named n where n.station is not null order by 1 on conflict do nothing)
  insert into performance_subtype (name, name_en)
  select distinct n.subtype, n.subtype from named n where n.subtype is not null order by 1 on conflict do nothing`;
export const addPeriods = sql`
  insert into distribution_period (name) select distinct b.period from ${batch('distributions')} b order by 1 on conflict do nothing`;

export const addDistributions = sql`
  insert into distribution (distribution_id, name, period_id, category_id, distributed_on, period_ends_on, state, is_history, announced_by,
    correction_of)
  select b.id, b.name, p.period_id, b.category, b.distributed_on, b.period_ends_on, 'importing', true, ${'sentBy'},
    ${correctedBy(batch('distributions'))}
  from ${batch('distributions')} b join distribution_period p on p.name = b.period`;

export const addReports = sql`
  insert into distribution_import (distribution_id, file_name, file_bytes)
  select b.id, f.file_name, greatest(f.file_bytes, 1) from ${batch('distributions')} b
  join society_file f on f.society_import_id = ${'societyImportId'}::integer and f.kind = 'distributions'`;

/** Where the lines of a distribution are written: a table of their own without indexes and references, which come once it is full. */
export const prepareLines = sql`select prepare_history(${'distributionId'}::integer) as lines_table`;
export const indexLines = sql`select index_history(${'distributionId'}::integer)`;
export const attachLines = sql`select attach_history(d) from unnest(${'ids'}::integer[]) d`;
/** What was written of distributions that did not come. */
export const forgetLines = sql`select forget_history()`;
/** Their works are marked as distributed: the lines of each lie in one table, and its totals among those of all others. */
export const markWorks = sql`
  insert into distribution_work (distribution_id, work_id)
  select distinct l.distribution_id, l.work_id from statement_line l where l.distribution_id = any(${'ids'}::integer[])
  order by l.work_id, l.distribution_id`;
export const referenceLines = sql`select reference_lines(d) from unnest(${'ids'}::integer[]) d`;
export const proveOwn = sql`select prove_lines(${'distributionId'}::integer)`;
/** Of all distributions that were taken, also by an attempt that was killed. */
export const proveLines = sql`
  select prove_lines(o.distribution_id) from old_number o
  where o.kind = 'distributions' and o.society_import_id = ${'societyImportId'}::integer`;

export const addLines = sql`
  insert into statement_line (right_id, distribution_id, statement_line_id, work_id, pot_id, subtype_id, station_id, used_on, use_count,
    country_id, movement_type, amount)
  select r.id, l.distribution_id, l.line, w.id, p.pot_id, u.subtype_id, s.station_id, l.used_on, l.uses, coalesce(l.country, 352),
    l.type::smallint, l.amount
  from (${lines}) l join ${taken('rights')} r on r.old_number = l."right" join ${taken('works')} w on w.old_number = l.work join pot p on p.name = l.pot
  left join station s on s.name = l.station left join performance_subtype u on u.name = l.subtype and u.name_en = l.subtype
  where l.type in ('1', '3')`;

export const addMovements = sql`
  insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
  select r.id, b.id, l.type::smallint, p.pot_id, sum(l.amount), count(*)
  from ${good('statement_lines')} l join unnest(${'ids'}::integer[], ${'numbers'}::text[]) b (id, number) on b.number = l.distribution
  join ${taken('rights')} r on r.old_number = l."right" join pot p on p.name = l.pot
  where l.distribution = any(${'numbers'}::text[]) and l.type in ('2', '4') group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

/**
 * M3: what the report on each of them says, added up in one pass over what they moved. Of the old system nothing is held, kept for nobody known or
 * announced. Answers those in which a right is paid less than nothing.
 */
export const keepSums = sql`
  with of_right as (
    select m.distribution_id, sum(m.line_count) filter (where m.movement_type in (1, 3)) as lines,
      sum(m.amount) filter (where m.movement_type in (1, 3)) as distributed, sum(m.amount) filter (where m.movement_type = 2) as deducted,
      sum(m.amount) filter (where m.movement_type in (4, 5)) as allocated
    from movement m where m.distribution_id = any(${'ids'}::integer[]) group by m.distribution_id, m.right_id
  ), sums as (
    select d.distribution_id, count(r.distribution_id) as rights, coalesce(sum(r.lines), 0) as lines, coalesce(sum(r.distributed), 0) as distributed,
      coalesce(sum(r.deducted), 0) as deducted, coalesce(sum(r.allocated), 0) as allocated,
      coalesce(bool_or(r.allocated < 0 and d.correction_of is null), false) as is_overdrawn
    from distribution d left join of_right r using (distribution_id) where d.distribution_id = any(${'ids'}::integer[]) group by d.distribution_id
  ), kept as (
    update distribution_import i set ended_at = now(), bytes_read = i.file_bytes, line_count = s.lines, right_count = s.rights,
      distributed = s.distributed, deducted = s.deducted, allocated = s.allocated
    from sums s where i.distribution_id = s.distribution_id
  )
  select distribution_id from sums where is_overdrawn order by distribution_id limit 1`;
