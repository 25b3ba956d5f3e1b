/* R11 to R13: reckons a run anew and writes it as the lines of its distribution, whose state becomes `checked`: what rights get, and what
   is kept for authors and works that cannot be paid (R16). All in the one transaction of the caller.
   @raises run_not_open where the distribution is finished or cancelled; uneven where its sums are not those of its pools and of what was kept. */
create or replace function reckon_run(of_distribution integer) returns void language plpgsql as $$
#variable_conflict use_column
declare
  inputs bytea;
  results bytea;
  wrong record;
  before_rights integer[];
  before_eyrir bigint[];
  has_before boolean;
begin
  perform from distribution where distribution_id = of_distribution and state in ('importing', 'checked') for no key update;
  if not found then
    raise exception 'Run % is not open.', of_distribution using errcode = 'restrict_violation', constraint = 'run_not_open';
  end if;
  -- What is reckoned from is one state of the ledger: runs of a category are reckoned and finished one at a time.
  perform pg_advisory_xact_lock(7367, category_id) from distribution where distribution_id = of_distribution;
  select array_agg(right_id), array_agg(eyrir) into before_rights, before_eyrir from (
    select m.right_id, (sum(m.amount) * 100)::bigint as eyrir from movement m
    where m.distribution_id = of_distribution and m.movement_type = 1 group by m.right_id) m;
  has_before := copy_preview(of_distribution);
  delete from run_change where distribution_id = of_distribution;
  delete from run_work_change where distribution_id = of_distribution;
  delete from statement_line where distribution_id = of_distribution;
  delete from statement_total where distribution_id = of_distribution;
  delete from movement where distribution_id = of_distribution;
  delete from unmatched_usage where distribution_id = of_distribution;
  perform gather_run(of_distribution);
  inputs := run_inputs(of_distribution);
  perform write_run_lines(of_distribution);

  select * into wrong from total_distributions(array[of_distribution]) limit 1;
  if not found then
    select p.paid, l.paid into wrong
    from (select coalesce((select sum(paid_units) from run_pool where distribution_id = of_distribution), 0)
        + coalesce((select sum(units) from run_line where distribution_id = of_distribution and kept_usage_id is not null), 0)
        + coalesce((select sum(had_eyrir) * 100 from run_correction_share where distribution_id = of_distribution and right_id is null), 0) as paid) p,
      (select (coalesce((select sum(amount) from statement_total where distribution_id = of_distribution), 0)
        + coalesce((select sum(amount) from unmatched_usage where distribution_id = of_distribution), 0)) * 10000 as paid) l
    where p.paid <> l.paid;
  end if;
  if found then
    raise exception 'Run % is uneven: %.', of_distribution, wrong using errcode = 'check_violation', constraint = 'run_uneven';
  end if;

  -- By right and line, as the index of the lines has them: so many need not be sorted.
  select sha256(string_agg(part, ''::bytea order by of_right, chunk)) into results from (
    select right_id as of_right, 0 as chunk,
      sha256(convert_to(right_id || ':' || string_agg(concat_ws(',', statement_line_id, (amount * 100)::bigint), ';' order by statement_line_id), 'UTF8')) as part
    from statement_line where distribution_id = of_distribution group by right_id
    union all
    select 0, statement_line_id / 10000, sha256(convert_to(string_agg(concat_ws(',', statement_line_id,
      coalesce('d' || work_dispute_id, 'a' || coalesce(author_id, 0)), (amount * 100)::bigint), ';'
      order by statement_line_id, work_dispute_id, author_id), 'UTF8'))
    from unmatched_usage where distribution_id = of_distribution group by statement_line_id / 10000) c;
  insert into run_change (distribution_id, right_id, eyrir_before, eyrir_now)
  select of_distribution, right_id, coalesce(b.eyrir, 0), coalesce(n.eyrir, 0)
  from unnest(before_rights, before_eyrir) b (right_id, eyrir)
  full join (select m.right_id, (sum(m.amount) * 100)::bigint as eyrir from movement m
    where m.distribution_id = of_distribution and m.movement_type = 1 group by m.right_id) n using (right_id)
  where coalesce(b.eyrir, 0) <> coalesce(n.eyrir, 0)
    and exists (select from run where distribution_id = of_distribution and reckoned_at is not null);
  if has_before then
    perform compare_preview(of_distribution, (select input_checksum = inputs from run where distribution_id = of_distribution));
  end if;
  update run_correction_work w set finding = case when n.line_count is null then 'right' end, line_count = coalesce(n.line_count, 0),
    moved_eyrir = coalesce(n.eyrir, 0)
  from run_correction_work o left join (
    select coalesce(l.moved_from, l.work_id) as work_id, case when l.moved_from is null then 0 else l.work_id end as to_work_id,
      count(distinct l.statement_line_id)::integer as line_count, (sum(y.amount) filter (where y.amount > 0) * 100)::bigint as eyrir
    from run_line l left join statement_line y using (distribution_id, statement_line_id)
    where l.distribution_id = of_distribution group by 1, 2) n using (work_id, to_work_id)
  where o.distribution_id = of_distribution and o.finding is null
    and (w.distribution_id, w.work_id, w.to_work_id) = (of_distribution, o.work_id, o.to_work_id);
  update run set began_at = now(), reckoned_at = clock_timestamp(), input_checksum = inputs, result_checksum = coalesce(results, sha256('')),
    line_count = (select count(*) from run_line where distribution_id = of_distribution and kept_usage_id is null),
    released_line_count = (select count(*) from run_line where distribution_id = of_distribution and kept_usage_id is not null)
      + (select count(distinct corrected_line_id) from run_correction_share where distribution_id = of_distribution and right_id is null and had_eyrir > 0),
    released_units = (select coalesce(sum(units), 0) from run_line where distribution_id = of_distribution and kept_usage_id is not null)
      + (select coalesce(sum(had_eyrir), 0) * 100 from run_correction_share where distribution_id = of_distribution and right_id is null),
    kept_line_count = (select count(distinct statement_line_id) from unmatched_usage where distribution_id = of_distribution),
    kept_units = (select coalesce(sum(amount), 0) * 10000 from unmatched_usage where distribution_id = of_distribution),
    right_count = (select count(distinct right_id) from movement where distribution_id = of_distribution),
    changed_count = (select count(*) from run_change where distribution_id = of_distribution),
    changed_work_count = (select count(*) from run_work_change where distribution_id = of_distribution)
  where distribution_id = of_distribution;
  update distribution set state = 'checked' where distribution_id = of_distribution and state <> 'checked';
end $$;
