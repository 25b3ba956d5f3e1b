/* R188: writes the works of a run whose documentation is not what it was in the preview before (the temporary tables of copy_preview()), and
   what its holders get of it:
   shares: a line that both have is shared otherwise; light and codes: as they counted; matches: a line that both have is of another work.
   What was kept before, and only one of the two pays, tells by why it was kept. Usage that came or went is no change of a work.
   `is_as_before` says that all is the same that lines and shares follow from. */
create or replace function compare_preview(of_distribution integer, is_as_before boolean) returns void language plpgsql
  security definer set search_path = public, pg_temp
  set work_mem = '128MB'
  set jit = off
as $$
begin
  drop table if exists pg_temp.line_changed, pg_temp.work_changed;
  create temporary table line_changed (work_before integer, work_now integer, before_on date, now_on date, country_id smallint, kept_usage_id integer)
    on commit drop;
  if not is_as_before then
    insert into line_changed
    with suspect as materialized (
      select coalesce(b.work_id, n.work_id) as work_id from share_before b
      full join shares_hashed(of_distribution) n using (work_id, used_on, country_id, kept_usage_id)
      where b.hash is distinct from n.hash group by 1
    )
    select b.work_id, n.work_id, b.shared_on, coalesce(n.shared_on, n.used_on), b.country_id, coalesce(b.kept_usage_id, 0)
    from line_before b join run_line n on n.distribution_id = of_distribution
      and (n.usage_import_id, n.line_number, n.part_number) = (b.usage_import_id, b.line_number, b.part_number)
      and n.kept_usage_id is not distinct from b.kept_usage_id
    where b.usage_import_id is not null and (b.work_id is distinct from n.work_id or b.work_id in (select work_id from suspect))
    group by 1, 2, 3, 4, 5, 6
    union all
    select b.work_id, n.work_id, b.shared_on, coalesce(n.shared_on, n.used_on), b.country_id, coalesce(b.kept_usage_id, 0)
    from line_before b join run_line n on n.distribution_id = of_distribution and n.performance_id = b.performance_id
      and n.kept_usage_id is not distinct from b.kept_usage_id
    where b.work_id is distinct from n.work_id or b.work_id in (select work_id from suspect)
    group by 1, 2, 3, 4, 5, 6;
    analyze line_changed;
  end if;

  create temporary table work_changed on commit drop as
  with kept_by_one as (
    select coalesce(b.work_id, n.work_id) as work_id, coalesce(b.kept_usage_id, n.kept_usage_id) as kept_usage_id
    from (select work_id, kept_usage_id from line_before where kept_usage_id is not null and not is_as_before) b
    full join (select work_id, kept_usage_id from run_line
      where distribution_id = of_distribution and kept_usage_id is not null and not is_as_before) n using (kept_usage_id)
    where num_nonnulls(b.work_id, n.work_id) = 1
  ),
  code as materialized (
    select b.work_id, b.light as light_before, n.light as light_now, (b.estimate, b.weight) is distinct from (n.estimate, n.weight) as codes_differ
    from code_before b join run_work_code n on (n.distribution_id, n.work_id) = (of_distribution, b.work_id)
    where (b.light, b.estimate, b.weight) is distinct from (n.light, n.estimate, n.weight)
  ),
  change as (
    select b.work_id, 'shares' as what from line_changed l
    join share_before b on (b.work_id, b.used_on, b.country_id, b.kept_usage_id) = (l.work_before, l.before_on, l.country_id, l.kept_usage_id)
    join shares_hashed(of_distribution) n
      on (n.work_id, n.used_on, n.country_id, n.kept_usage_id) = (l.work_now, l.now_on, l.country_id, l.kept_usage_id)
    where l.work_before = l.work_now and b.hash <> n.hash
    union all
    -- Of which nothing was protected, or is: such lines are in no run.
    select b.work_id, 'shares' from code_before b
    join run_work_code n on (n.distribution_id, n.work_id) = (of_distribution, b.work_id) and (n.light, b.light) = (0, 0)
    where not is_as_before
      and exists (select from share_before s where s.work_id = b.work_id and s.kept_usage_id = 0)
        <> exists (select from run_share s where (s.distribution_id, s.work_id, s.kept_usage_id) = (of_distribution, b.work_id, 0))
    union all
    select work_id, 'light' from code where light_before <> light_now
    union all
    -- A work that is not approved counts with the codes that the society sets (R152); that is its light.
    select work_id, 'codes' from code where codes_differ and (light_before = 2) is not distinct from (light_now = 2)
    union all
    select w.work_id, 'matches' from line_changed l cross join lateral (values (l.work_before), (l.work_now)) w (work_id)
    where l.work_before is distinct from l.work_now and w.work_id is not null
    union all
    select k.work_id, case u.finding when 'none' then 'matches' when 'notGreen' then 'light' else 'shares' end
    from kept_by_one k join unmatched_usage u on u.unmatched_usage_id = k.kept_usage_id
    join ledger_transaction t on t.distribution_id = u.distribution_id and t.kind = 'distribution' join run r on r.distribution_id = of_distribution
    -- Not what was kept, paid or decided on meanwhile.
    where t.booked_at < r.began_at and not exists (select from usage_release e where e.unmatched_usage_id = k.kept_usage_id)
      and not exists (select from unclaimed_usage g where g.unmatched_usage_id = k.kept_usage_id)
      and not exists (select from usage_claim p where p.unmatched_usage_id = k.kept_usage_id and p.paid_in is not null)
  )
  select c.work_id, array_agg(distinct c.what order by c.what) as what from change c group by c.work_id;
  analyze work_changed;

  insert into run_work_change (distribution_id, work_id, what, eyrir_before, eyrir_now, moved_eyrir, change_record_id)
  with got as (
    select work_id, coalesce(b.amount, 0) as before, coalesce(n.amount, 0) as now
    from (select o.* from total_before o where o.work_id in (select w.work_id from work_changed w)) b
    full join (select t.work_id, t.right_id, sum(t.amount) as amount from statement_total t
      where t.distribution_id = of_distribution and t.work_id in (select w.work_id from work_changed w) group by t.work_id, t.right_id) n
      using (work_id, right_id)
  ),
  summed as (
    select work_id, sum(before) as before, sum(now) as now, greatest(sum(greatest(now - before, 0)), sum(greatest(before - now, 0))) as moved
    from got group by work_id
  )
  select of_distribution, w.work_id, w.what, coalesce(s.before * 100, 0)::bigint, coalesce(s.now * 100, 0)::bigint,
    coalesce(s.moved * 100, 0)::bigint, c.change_record_id
  from work_changed w left join summed s using (work_id) join run r on r.distribution_id = of_distribution
  left join lateral (
    select o.change_record_id from change_record o
    where o.work_id = w.work_id and o.changed_at >= r.began_at and o.table_name in ('work', 'work_author', 'work_right', 'agreement_right',
      'contract_work', 'work_dispute', 'work_dispute_share', 'usage_decision', 'usage_claim', 'performance')
    order by o.changed_at desc, o.change_record_id desc limit 1) c on true
  order by w.work_id;
end $$;
