/* R35: takes what a correction is reckoned from into its run: of each line, whose it is by the works as they stand today for the day of use,
   and what each has had of it. Who has had an eyrir or more, for each time it was shared, too little or too much is paid wrongly; where
   that takes from somebody, or gives to somebody who gets nothing of what was kept (R31), they share anew what they have had together.
   Others keep what they have. A line that was paid for another work than it is of (R50) is shared anew as a whole, by the right one: who had it
   for the other has nothing of it, and what of the right one is not protected is kept. A work of which some line cannot be corrected is left out, with the reason.
   @raises run_correctable where what it corrects is not finished, or is a correction itself. */
create or replace function gather_correction(of_distribution integer) returns void language plpgsql as $$
#variable_conflict use_column
declare c run_correction;
begin
  select * into strict c from run_correction where distribution_id = of_distribution;
  if exists (select from run_correction o where o.distribution_id = c.corrected_id)
    or not exists (select from distribution d where d.distribution_id = c.corrected_id and d.state = 'finished') then
    raise exception 'Run % is not finished, or is a correction.', c.corrected_id using errcode = 'restrict_violation', constraint = 'run_correctable';
  end if;
  insert into run_correction_share (distribution_id, corrected_line_id, share_number, right_id, author_id, contract_id, share_hundredths,
    had_eyrir, is_changed)
  with node as materialized (select * from corrected_nodes(of_distribution)),
  line as materialized (
    select r.statement_line_id as root_line, n.due_work_id as work_id, r.used_on, r.country_id, r.protected_hundredths, n.stages,
      n.due_work_id <> n.paid_work_id as is_moved, r.kept_usage_id is not null or n.due_work_id <> r.work_id as keeps_rest
    from (select root_line, due_work_id, paid_work_id, count(*) as stages from node group by root_line, due_work_id, paid_work_id) n
    join run_line r on (r.distribution_id, r.statement_line_id) = (c.corrected_id, n.root_line)
  ),
  holder as materialized (
    select distinct s.distribution_id, s.work_id, s.right_id
    from (select distinct distribution_id, work_id from node) n join run_share s using (distribution_id, work_id) where s.right_id is not null
    union
    select distinct n.distribution_id, n.work_id, s.right_id from node n
    join run_correction_share s using (distribution_id, corrected_line_id) where s.right_id is not null
  ),
  owned as (
    select l.root_line, s.right_id, s.author_id, s.contract_id, s.share_hundredths, 0::bigint as eyrir
    from line l join run_share s on (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
      = (of_distribution, l.work_id, l.used_on, l.country_id, 0)
    union all
    -- What is not protected of a line that had been kept as a whole, or was paid for another work, stays kept.
    select l.root_line, null, null, null, (l.protected_hundredths - coalesce(sum(s.share_hundredths), 0))::integer, 0
    from line l left join run_share s on (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
      = (of_distribution, l.work_id, l.used_on, l.country_id, 0)
    where l.keeps_rest
    group by l.root_line, l.protected_hundredths having l.protected_hundredths > coalesce(sum(s.share_hundredths), 0)
    union all
    select n.root_line, y.right_id, null, y.contract_id, 0, (y.amount * 100)::bigint
    from node n join holder h using (distribution_id, work_id)
    join statement_line y on (y.right_id, y.distribution_id, y.statement_line_id) = (h.right_id, n.distribution_id, n.statement_line_id)
    union all
    select n.root_line, null, coalesce(a.merged_into, u.author_id), null, 0, (u.amount * 100)::bigint
    from node n join unmatched_usage u using (distribution_id, statement_line_id) left join author a on a.author_id = u.author_id
    where not exists (select from usage_release e where e.unmatched_usage_id = u.unmatched_usage_id)
      and not exists (select from usage_claim k where k.unmatched_usage_id = u.unmatched_usage_id and k.paid_in is not null)
  ),
  summed as (
    select o.root_line, o.right_id, coalesce(case when o.right_id is null then o.author_id end, min(o.author_id)) as author_id,
      -- H155: what is taken back of one contract, or given by it, is of that one; what goes from one contract of a right to another is of neither.
      case when count(*) = count(o.contract_id) and min(o.contract_id) = max(o.contract_id) then min(o.contract_id) end as contract_id,
      sum(o.share_hundredths)::integer as hundredths, sum(o.eyrir)::bigint as eyrir
    from owned o group by o.root_line, o.right_id, case when o.right_id is null then o.author_id end
  )
  select of_distribution, s.root_line,
    row_number() over (partition by s.root_line order by s.right_id nulls last, s.author_id nulls last)::smallint,
    s.right_id, s.author_id, s.contract_id, s.hundredths, s.eyrir,
    l.is_moved or abs(s.eyrir * sum(s.hundredths) over every_share - s.hundredths * sum(s.eyrir) over every_share)
      >= l.stages * greatest(sum(s.hundredths) over every_share, 1)
  from summed s join line l using (root_line) window every_share as (partition by s.root_line);

  insert into run_correction_work (distribution_id, work_id, to_work_id, finding)
  with node as materialized (select * from corrected_nodes(of_distribution)),
  line as materialized (
    select n.paid_work_id, n.due_work_id, bool_or(n.is_of_other) as of_others,
      bool_or(n.due_work_id = r.work_id and s.hundredths is distinct from r.protected_hundredths) as is_uneven
    from node n join run_line r on (r.distribution_id, r.statement_line_id) = (c.corrected_id, n.root_line)
    left join (select corrected_line_id, sum(share_hundredths) as hundredths from run_correction_share
      where distribution_id = of_distribution group by corrected_line_id) s on s.corrected_line_id = n.root_line
    group by n.paid_work_id, n.due_work_id
  ),
  kept as materialized (
    select n.paid_work_id, n.due_work_id,
      bool_or(u.finding = 'disputed' and not o.is_over) as is_disputed,
      bool_or(exists (select from unclaimed_usage g where g.unmatched_usage_id = u.unmatched_usage_id)) as is_given,
      bool_or(not o.is_over and exists (select from usage_claim k
        where k.unmatched_usage_id = u.unmatched_usage_id and k.state in ('waiting', 'accepted'))) as is_claimed
    from node n
    join unmatched_usage u on (u.distribution_id, u.statement_line_id) = (n.distribution_id, n.statement_line_id)
    cross join lateral (select exists (select from usage_release e where e.unmatched_usage_id = u.unmatched_usage_id)
      or exists (select from usage_claim k where k.unmatched_usage_id = u.unmatched_usage_id and k.paid_in is not null) as is_over) o
    group by n.paid_work_id, n.due_work_id
  )
  select of_distribution, o.work_id, case when l.due_work_id <> o.work_id then l.due_work_id else 0 end, case
    when l.due_work_id is null then 'notInRun'
    when w.light <> 0 then 'notGreen'
    when k.is_disputed or exists (select from work_dispute d where d.work_id = w.work_id and d.ended_at is null) then 'disputed'
    when k.is_given then 'givenAway'
    when k.is_claimed or l.of_others then 'claimed'
    when exists (
      select from distribution f join statement_total t using (distribution_id)
      where f.correction_of = c.corrected_id and f.state in ('checked', 'finished') and t.work_id in (o.work_id, w.work_id)
        and not exists (select from run r where r.distribution_id = f.distribution_id)) then 'correctedByFile'
    when l.is_uneven then 'protectedChanged' end
  from unnest(c.work_ids) o (work_id) left join line l on l.paid_work_id = o.work_id
  left join kept k on (k.paid_work_id, k.due_work_id) = (l.paid_work_id, l.due_work_id)
  join work w on w.work_id = coalesce(l.due_work_id, o.work_id);

  -- What stays is what is corrected.
  delete from run_correction_share s using corrected_lines(of_distribution) l, run_correction_work w
  where s.distribution_id = of_distribution and w.distribution_id = of_distribution and s.corrected_line_id = l.statement_line_id
    and w.work_id = l.paid_work_id and w.to_work_id in (0, l.due_work_id) and (w.to_work_id = 0) = (l.due_work_id = l.paid_work_id)
    and w.finding is not null;
  delete from run_correction_share s using (
    select o.corrected_line_id from (
      select s.*, sign(s.share_hundredths * sum(s.had_eyrir) over each - s.had_eyrir * sum(s.share_hundredths) over each) as gains
      from run_correction_share s where s.distribution_id = of_distribution window each as (partition by s.corrected_line_id)) o
    cross join lateral (select o.right_id is not null and o.gains > 0 as is_due, o.right_id is null and o.gains < 0 as is_released) g
    where o.is_changed and o.corrected_line_id not in (
      select l.statement_line_id from corrected_lines(of_distribution) l where l.due_work_id <> l.paid_work_id)
    group by o.corrected_line_id
    -- A later run pays what was kept for an author to the author's rights, and what was kept for nobody to those who were not known.
    having sum(o.share_hundredths) = 0 or not bool_or(o.right_id is not null and o.gains < 0)
      and (bool_or(g.is_released and o.author_id is null)
        or coalesce(array_agg(o.author_id) filter (where g.is_due), '{}') <@ coalesce(array_agg(o.author_id) filter (where g.is_released), '{}'))
  ) n
  where s.distribution_id = of_distribution and s.corrected_line_id = n.corrected_line_id;
  delete from run_correction_share s where s.distribution_id = of_distribution and not exists (
    select from run_correction_share o where (o.distribution_id, o.corrected_line_id) = (s.distribution_id, s.corrected_line_id) and o.is_changed);

  insert into run_line (distribution_id, statement_line_id, pool_id, usage_import_id, line_number, part_number, performance_id, usage_item_id,
    work_id, used_on, country_id, station_id, plays, measure, usage_factor, daypart_factor, estimate_factor, weight_factor,
    protected_hundredths, points, amount_units, units, corrected_line_id, moved_from)
  select of_distribution, row_number() over (order by r.statement_line_id)::integer, r.pool_id, r.usage_import_id, r.line_number, r.part_number,
    r.performance_id, r.usage_item_id, l.due_work_id, r.used_on, r.country_id, r.station_id, r.plays, r.measure, r.usage_factor, r.daypart_factor,
    r.estimate_factor, r.weight_factor, s.hundredths, 0, s.eyrir * 100, s.eyrir * 100, r.statement_line_id,
    case when l.due_work_id <> l.paid_work_id then l.paid_work_id end
  from (
    select corrected_line_id, sum(share_hundredths)::integer as hundredths, sum(had_eyrir)::bigint as eyrir from run_correction_share
    where distribution_id = of_distribution and is_changed group by corrected_line_id) s
  join corrected_lines(of_distribution) l on l.statement_line_id = s.corrected_line_id
  join run_line r on (r.distribution_id, r.statement_line_id) = (c.corrected_id, s.corrected_line_id)
  order by 2;
end $$;
