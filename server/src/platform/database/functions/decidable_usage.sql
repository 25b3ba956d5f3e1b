/* R32: the lines of a category and a year of use that a decision under art. 13(4) may be about: kept for nobody known, three years have
   passed since the end of that year and one since they were kept, nobody claims them, neither their work nor a holder of what was kept
   has been found since: that is for a run to pay, or to wait for. What was kept more than once was kept when a distribution that first did
   was booked, whatever day it says it is of, and is compared with all that was paid of it; from a correction on (R35) with what that says. */
create or replace function decidable_usage(of_category integer, of_year integer)
returns table (unmatched_usage_id integer, units bigint) language sql stable as $$
  with recursive kept as materialized (
    select u.unmatched_usage_id, u.distribution_id, u.statement_line_id, u.finding = 'noPayee' as is_part, u.work_id,
      coalesce(a.merged_into, u.author_id) as author_id, u.country_id, x.day, (u.amount * 10000)::bigint as units,
      -- R60: what nobody was given is compared with what runs would credit other societies; files share by the rights here.
      case when l.statement_line_id is not null then k.right_code end as right_code
    from distribution d join distribution_category k using (category_id) join unmatched_usage u using (distribution_id)
    left join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id)
    left join usage_item i on i.usage_item_id = l.usage_item_id
    left join author a on a.author_id = u.author_id
    cross join lateral (select coalesce(u.used_on, d.period_ends_on, d.distributed_on) as day) x
    where d.category_id = of_category and d.state = 'finished' and u.amount > 0
      and extract(year from x.day) = of_year and of_year <= extract(year from current_date) - 4
      and (u.finding = 'noPayee' or u.finding in ('none', 'several', 'unsure') and i.work_id is null)
      -- R61, R101: it falls to another society, which the register has come to know.
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
  line as (
    select k.unmatched_usage_id, k.right_code, k.day, k.author_id as kept_author_id, w.is_by_contract, w.publisher_id, w.author_id,
      coalesce(w.right_id, p.right_id) as right_id, case k.country_id when 352 then w.share else w.share_abroad end as share
    from kept k cross join lateral (
      select false as is_by_contract, r.right_id, r.publisher_id, r.author_id, r.share, r.share_abroad from work_right r
      where r.work_id = k.work_id and r.starts_on <= k.day and k.day < r.ends_before
      union all
      select true, g.right_id, g.publisher_id, g.author_id, g.share, g.share_abroad from agreement_right g
      where g.work_id = k.work_id and g.starts_on <= k.day and k.day < g.ends_before) w
    left join author_right p on p.person_id = w.publisher_id and p.author_id is null
    where k.is_part
  ),
  -- R60: few authors have another society: the days are only looked at for those.
  society as materialized (
    select o.author_id, o.day, o.right_code, other_society_on(o.author_id, o.right_code, o.day) as society_code
    from (select distinct l.author_id, l.day, l.right_code from line l join author a using (author_id)
      where l.publisher_id is null and l.right_code is not null and exists (select from ipi_name n join ipi_membership s using (party_id)
        where n.name_number = a.ipi_name_number and s.society_code not in (0, 77, 99))) o
  ),
  -- Parts of the same line that are kept by themselves are not what is kept for nobody.
  beside as materialized (
    select k.unmatched_usage_id, coalesce(a.merged_into, a.author_id) as author_id,
      coalesce(r.share_hundredths, c.share_hundredths, case when l.statement_line_id is null then 10000 end, 0) * 0.01 as share
    from kept k join unmatched_usage u using (distribution_id, statement_line_id) join author a on a.author_id = u.author_id
    left join run_line l using (distribution_id, statement_line_id)
    left join run_share r on (r.distribution_id, r.work_id, r.used_on, r.country_id, r.kept_usage_id)
        = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, coalesce(l.kept_usage_id, 0))
      and l.corrected_line_id is null and r.right_id is null and r.author_id = u.author_id
    left join run_correction_share c on (c.distribution_id, c.corrected_line_id, c.author_id) = (l.distribution_id, l.corrected_line_id, u.author_id)
      and c.right_id is null
    where k.is_part and k.author_id is null
  ),
  -- R71: the holder of an author's share is the society that the author has for the right on the day, also while that is no payee.
  holder as (
    select l.unmatched_usage_id, sum(l.share) as share, array_agg(l.author_id) as author_ids,
      case when x.society_code is null then l.right_id else h.right_id end as right_id,
      case when x.society_code is not null then l.author_id end as society_author_id
    from line l left join society x on l.publisher_id is null and (x.author_id, x.day) = (l.author_id, l.day)
      and x.right_code = l.right_code and x.society_code is not null
    left join author_right h on (h.for_author_id, h.society_code) = (l.author_id, x.society_code)
    where num_nonnulls(l.right_id, x.society_code) > 0
    group by l.unmatched_usage_id, l.is_by_contract, 4, 5
    having bool_or(l.kept_author_id is null or l.author_id = l.kept_author_id)
  ),
  -- R63: what an author had by another right, where either is a society's, is not theirs a second time.
  held as materialized (
    select h.unmatched_usage_id, h.share - coalesce((select sum(b.share) from beside b
        where b.unmatched_usage_id = h.unmatched_usage_id and b.author_id = any (h.author_ids)), 0) as share,
      array_remove(array(
        select r.right_id from author_right r
        where r.for_author_id = h.society_author_id or r.author_id = h.society_author_id
          or r.society_code is not null and r.for_author_id = (select o.author_id from author_right o where o.right_id = h.right_id)
      ) || h.right_id, null) as right_ids
    from holder h
  )
  select k.unmatched_usage_id, k.units from kept k
  where exists (
    select from stage s join ledger_transaction t using (distribution_id)
    where s.unmatched_usage_id = k.unmatched_usage_id and t.kind = 'distribution' and t.booked_at <= now() - interval '1 year')
    -- R139: whoever is no member cannot claim it, and has said that it is theirs: of this line, or of what it was kept as before.
    and not exists (
      select from outsider o join unmatched_usage u using (unmatched_usage_id) join stage s using (distribution_id, statement_line_id)
      where o.settled_at is null and s.unmatched_usage_id = k.unmatched_usage_id)
    and not exists (
    select from held h where h.unmatched_usage_id = k.unmatched_usage_id and h.share > coalesce((
      select sum(coalesce(c.share_hundredths * 0.01, y.share, 100)) from unnest(h.right_ids) o (right_id) cross join stage s
      left join run_line l on (l.distribution_id, l.statement_line_id) = (s.distribution_id, s.statement_line_id) and l.corrected_line_id is not null
      left join run_correction_share c on (c.distribution_id, c.corrected_line_id, c.right_id) = (l.distribution_id, l.corrected_line_id, o.right_id)
      left join statement_line y on (y.right_id, y.distribution_id, y.statement_line_id) = (o.right_id, s.distribution_id, s.statement_line_id)
        and l.corrected_line_id is null
      where s.unmatched_usage_id = k.unmatched_usage_id and not s.is_corrected and num_nonnulls(c.right_id, y.right_id) > 0), 0))
$$;
