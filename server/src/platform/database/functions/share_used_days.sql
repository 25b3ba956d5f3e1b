/* R12: puts into share_of_run, a temporary table, who shares each work of a run on the days and in the countries of used_in_run, of
   gather_shares(): the rights as they stood, home or abroad, by the contract that counted (X42). What it asks by day has to be among the days
   of share_change_of_run. The public domain (3492) and AI (22483) share nothing. Shares that nobody was given are kept for nobody
   known. A right with several lines in a work has one share; it is of no one author or contract where there are two. Of a work in dispute
   each author's lines come to the share that is not in doubt, by largest remainder, and what is in doubt is a share of its own (H83).
   An author's own share goes to the other society that the author has for the right of the category on that day (R60): to the society's
   right for the author, of which there is none yet where nobody knows one, or while the society has no payee. Whom the first run has
   credited with a line keeps it in a correction, whatever the register says by then (R63). */
create or replace function share_used_days(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  drop table if exists pg_temp.share_of_run;
  create temporary table share_of_run on commit drop as
  with counting as materialized (
    select u.work_id, u.used_on, u.country_id, a.author_id, a.contract_id
    from used_in_run u cross join lateral agreements_on(u.work_id, u.used_on, u.country_id,
      (select paid_on from run where distribution_id = of_distribution)) a
    where a.is_by_contract and exists (select from agreement_right g where g.work_id = u.work_id)
  ),
  line as (
    select u.work_id, u.used_on, u.country_id, wr.author_id, wr.right_id, wr.publisher_id, wr.contract_id,
      case u.country_id when 352 then wr.share else wr.share_abroad end as share
    from used_in_run u join work_right wr on wr.work_id = u.work_id and wr.starts_on <= u.used_on and u.used_on < wr.ends_before
    where not exists (select from counting c
      where (c.work_id, c.used_on, c.country_id, c.author_id) = (u.work_id, u.used_on, u.country_id, wr.author_id))
    union all
    select c.work_id, c.used_on, c.country_id, g.author_id, g.right_id, g.publisher_id, g.contract_id,
      case c.country_id when 352 then g.share else g.share_abroad end
    from counting c join agreement_right g on g.work_id = c.work_id and g.author_id = c.author_id
      and g.counted_contract_id is not distinct from c.contract_id and g.starts_on <= c.used_on and c.used_on < g.ends_before
  ),
  doubt as materialized (select * from doubtful_shares()),
  right_of_category as materialized (
    select c.right_code from distribution d join distribution_category c using (category_id) where d.distribution_id = of_distribution
  ),
  -- Few authors have another society: the days are only looked at for those.
  elsewhere as materialized (
    select o.author_id from (select distinct l.author_id from line l where l.publisher_id is null) o join author a using (author_id)
    where exists (select from ipi_name n join ipi_membership s using (party_id), right_of_category c
      where n.name_number = a.ipi_name_number and s.right_code = c.right_code and s.society_code not in (0, 77, 99))
  ),
  society as materialized (
    select d.author_id, d.used_on, d.society_code, h.right_id
    from (
      select o.author_id, o.used_on, other_society_on(o.author_id, c.right_code, o.used_on) as society_code
      from (select distinct l.author_id, l.used_on from line l join elsewhere e using (author_id) where l.publisher_id is null) o, right_of_category c) d
    left join author_right h on (h.for_author_id, h.society_code) = (d.author_id, d.society_code)
    where d.society_code is not null
  ),
  credited as materialized (
    select distinct on (s.work_id, y.used_on, s.country_id, a.author_id) s.work_id, y.used_on, s.country_id, a.author_id,
      case when h.society_code is not null then s.right_id end as society_right_id
    from (select distinct n.distribution_id, n.work_id from corrected_nodes(of_distribution) n) n
    join run_share s using (distribution_id, work_id) join author_right h using (right_id)
    cross join lateral (select coalesce(m.merged_into, m.author_id) as author_id from author m
      where m.author_id = any (coalesce(s.several_authors, array[s.author_id]))) a
    -- A run that only looked at the day has credited nobody.
    join statement_line y on (y.right_id, y.work_id, y.distribution_id, y.country_id) = (s.right_id, s.work_id, s.distribution_id, s.country_id)
    join run_line r on (r.distribution_id, r.statement_line_id) = (y.distribution_id, y.statement_line_id)
      and coalesce(r.shared_on, r.used_on) = s.used_on
    where num_nonnulls(h.author_id, h.society_code) > 0
    order by s.work_id, y.used_on, s.country_id, a.author_id, s.distribution_id, h.society_code nulls last
  ),
  whole as (
    select l.work_id, l.used_on, l.country_id, l.author_id, l.contract_id, (l.share * 100)::integer as share_hundredths,
      case when l.publisher_id is not null then coalesce(l.right_id, p.right_id) when c.author_id is not null then coalesce(c.society_right_id, l.right_id)
        when s.author_id is not null then s.right_id else l.right_id end as right_id,
      case when l.publisher_id is null and c.author_id is null then s.society_code end as society_code
    from line l left join author_right p on p.person_id = l.publisher_id and p.author_id is null
    left join credited c on (c.work_id, c.used_on, c.country_id, c.author_id) = (l.work_id, l.used_on, l.country_id, l.author_id)
    left join society s on (s.author_id, s.used_on) = (l.author_id, l.used_on)
  ),
  low as (
    select w.*, d.work_dispute_id, least(d.undisputed_hundredths, sum(w.share_hundredths) over each)::integer as undisputed_hundredths,
      div(least(d.undisputed_hundredths, sum(w.share_hundredths) over each) * w.share_hundredths, sum(w.share_hundredths) over each)::integer as low,
      mod(least(d.undisputed_hundredths, sum(w.share_hundredths) over each) * w.share_hundredths, sum(w.share_hundredths) over each) as rest
    from whole w join doubt d on (d.work_id, d.author_id) = (w.work_id, w.author_id) and d.counts_from <= w.used_on
    where w.share_hundredths > 0
    window each as (partition by w.work_id, w.used_on, w.country_id, w.author_id)
  ),
  lowered as (
    select l.*, l.low + (row_number() over each_in_order <= l.undisputed_hundredths - sum(l.low) over each)::integer as undisputed
    from low l
    window each as (partition by l.work_id, l.used_on, l.country_id, l.author_id),
      each_in_order as (partition by l.work_id, l.used_on, l.country_id, l.author_id order by l.rest desc, l.right_id nulls last, l.contract_id)
  ),
  given as (
    select w.* from whole w
    where not exists (select from doubt d where (d.work_id, d.author_id) = (w.work_id, w.author_id) and d.counts_from <= w.used_on)
    union all
    select l.work_id, l.used_on, l.country_id, l.author_id, l.contract_id, l.undisputed, l.right_id, l.society_code from lowered l
  )
  select g.work_id, g.used_on, g.country_id, g.right_id,
    case when min(g.author_id) = max(g.author_id) then min(g.author_id) end as author_id,
    case when count(*) = count(g.contract_id) and min(g.contract_id) = max(g.contract_id) then min(g.contract_id) end as contract_id,
    sum(g.share_hundredths)::integer as share_hundredths,
    case when min(g.author_id) < max(g.author_id) then array_agg(distinct g.author_id) end as several_authors, null::integer as work_dispute_id,
    min(g.society_code) as society_code
  from given g where g.author_id not in (3492, 22483) and g.share_hundredths > 0
  group by g.work_id, g.used_on, g.country_id, g.right_id, case when g.right_id is null then g.author_id end
  union all
  select l.work_id, l.used_on, l.country_id, null, null, null, sum(l.share_hundredths - l.undisputed)::integer, null, l.work_dispute_id, null
  from lowered l group by l.work_id, l.used_on, l.country_id, l.work_dispute_id having sum(l.share_hundredths - l.undisputed) > 0
  union all
  select u.work_id, u.used_on, u.country_id, null, null, null, (10000 - coalesce(sum(g.share_hundredths), 0))::integer, null, null, null
  from used_in_run u left join whole g using (work_id, used_on, country_id)
  group by u.work_id, u.used_on, u.country_id having coalesce(sum(g.share_hundredths), 0) < 10000;
  analyze share_of_run;
end $$;
