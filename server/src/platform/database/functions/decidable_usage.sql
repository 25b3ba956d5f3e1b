/* R32: the lines of a category and a year of use that a decision under art. 13(4) may be about: kept for nobody known, three years have
   passed since the end of that year and one since they were kept, nobody claims them, and neither their work nor a holder of what was kept
   has been found since: that is for a run to pay, or to wait for. What was kept more than once was kept when a distribution that first did
   was booked, whatever day it says it is of, and is compared with all that was paid of it; from a correction on (R35) with what that says. */
create or replace function decidable_usage(of_category integer, of_year integer)
returns table (unmatched_usage_id integer, units bigint) language sql stable as $$
  with recursive kept as materialized (
    select u.unmatched_usage_id, u.distribution_id, u.statement_line_id, u.finding = 'noPayee' as is_part, u.work_id,
      coalesce(a.merged_into, u.author_id) as author_id, u.country_id, x.day, (u.amount * 10000)::bigint as units
    from distribution d join distribution_category k using (category_id) join unmatched_usage u using (distribution_id)
    left join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id)
    left join usage_item i on i.usage_item_id = l.usage_item_id
    left join author a on a.author_id = u.author_id
    cross join lateral (select coalesce(u.used_on, d.period_ends_on, d.distributed_on) as day) x
    where d.category_id = of_category and d.state = 'finished' and u.amount > 0
      and extract(year from x.day) = of_year and of_year <= extract(year from current_date) - 4
      and (u.finding = 'noPayee' or u.finding in ('none', 'several', 'unsure') and i.work_id is null)
      -- R61: it falls to another society, which the register has come to know.
      and (u.author_id is null or other_society_on(coalesce(a.merged_into, u.author_id), k.right_code, x.day) is null)
      and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.state in ('waiting', 'accepted'))
      and not exists (select from usage_release e where e.unmatched_usage_id = u.unmatched_usage_id)
      and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
  ),
  stage as (
    select k.unmatched_usage_id, k.distribution_id, k.statement_line_id, false as is_corrected from kept k
    union all
    select s.unmatched_usage_id, coalesce(u.distribution_id, c.corrected_id), coalesce(u.statement_line_id, l.corrected_line_id),
      s.is_corrected or c.corrected_id is not null
    from stage s join run_line l on (l.distribution_id, l.statement_line_id) = (s.distribution_id, s.statement_line_id)
    left join unmatched_usage u on u.unmatched_usage_id = l.kept_usage_id
    left join run_correction c on c.distribution_id = l.distribution_id and l.corrected_line_id is not null
    where num_nonnulls(u.unmatched_usage_id, c.corrected_id) > 0
  ),
  share as (
    select k.unmatched_usage_id, w.is_by_contract, coalesce(w.right_id, p.right_id) as right_id, w.author_id, k.author_id as kept_author_id,
      case k.country_id when 352 then w.share else w.share_abroad end as share
    from kept k cross join lateral (
      select false as is_by_contract, r.right_id, r.publisher_id, r.author_id, r.share, r.share_abroad from work_right r
      where r.work_id = k.work_id and r.starts_on <= k.day and k.day < r.ends_before
      union all
      select true, g.right_id, g.publisher_id, g.author_id, g.share, g.share_abroad from agreement_right g
      where g.work_id = k.work_id and g.starts_on <= k.day and k.day < g.ends_before) w
    left join author_right p on p.person_id = w.publisher_id and p.author_id is null
    where k.is_part
  ),
  holder as (
    select h.unmatched_usage_id, h.right_id, sum(h.share) as share
    from share h where h.right_id is not null
    group by h.unmatched_usage_id, h.is_by_contract, h.right_id
    having bool_or(h.kept_author_id is null or h.author_id = h.kept_author_id)
  )
  select k.unmatched_usage_id, k.units from kept k
  where exists (
    select from stage s join ledger_transaction t using (distribution_id)
    where s.unmatched_usage_id = k.unmatched_usage_id and t.kind = 'distribution' and t.booked_at <= now() - interval '1 year')
    and not exists (
    select from holder h where h.unmatched_usage_id = k.unmatched_usage_id and h.share > coalesce((
      select sum(coalesce(c.share_hundredths * 0.01, y.share, 100)) from stage s
      left join run_line l on (l.distribution_id, l.statement_line_id) = (s.distribution_id, s.statement_line_id) and l.corrected_line_id is not null
      left join run_correction_share c on (c.distribution_id, c.corrected_line_id, c.right_id) = (l.distribution_id, l.corrected_line_id, h.right_id)
      left join statement_line y on (y.right_id, y.distribution_id, y.statement_line_id) = (h.right_id, s.distribution_id, s.statement_line_id)
        and l.corrected_line_id is null
      where s.unmatched_usage_id = k.unmatched_usage_id and not s.is_corrected and num_nonnulls(c.right_id, y.right_id) > 0), 0))
$$;
