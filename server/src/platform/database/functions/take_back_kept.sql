/* R246: what a correction of a file takes back of usage that nobody is paid for leaves what the corrected distribution, or a correction of it,
   kept of the same usage: that is released by the correction, and what is left of it is kept anew, once. Usage is the same by its words, codes,
   right, author and dispute; by its work alone where it has no words. What a run kept, and what somebody claims, is not taken.
   Answers what takes more than is kept, by the first line of the usage: nothing is taken then, and the file is refused. */
create or replace function take_back_kept(of_distribution integer) returns table (line integer, taken numeric, kept numeric)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  drop table if exists pg_temp.taken_back, pg_temp.kept_before;
  create temporary table taken_back on commit drop as
  select kept_key(u) as key, min(u.statement_line_id) as line, -sum(u.amount) as amount
  from unmatched_usage u where u.distribution_id = of_distribution and u.amount < 0 group by 1;
  if not exists (select from taken_back) then return; end if;
  perform from unmatched_usage u join distribution d using (distribution_id), distribution c
  where c.distribution_id = of_distribution and c.correction_of in (d.distribution_id, d.correction_of) and d.state = 'finished' and u.amount > 0
    and kept_key(u) in (select key from taken_back) order by u.unmatched_usage_id for no key update of u;
  create temporary table kept_before on commit drop as
  select u.*, t.key, t.amount as need, sum(u.amount) over (partition by t.key order by u.unmatched_usage_id) as until,
    coalesce(u.used_on, d.period_ends_on, d.distributed_on) as day
  from distribution c join distribution d on c.correction_of in (d.distribution_id, d.correction_of) and d.state = 'finished'
  join unmatched_usage u on u.distribution_id = d.distribution_id and u.amount > 0 join taken_back t on t.key = kept_key(u)
  where c.distribution_id = of_distribution
    and not exists (select from run r where r.distribution_id = u.distribution_id)
    and not exists (select from usage_release e where e.unmatched_usage_id = u.unmatched_usage_id)
    and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
    and not exists (select from usage_claim m where m.unmatched_usage_id = u.unmatched_usage_id and m.state <> 'refused');
  return query
    select t.line, t.amount, coalesce(k.amount, 0.00) from taken_back t
    left join (select b.key, sum(b.amount) as amount from kept_before b group by b.key) k using (key)
    where t.amount > coalesce(k.amount, 0) order by t.line;
  if found then return; end if;
  delete from unmatched_usage u where u.distribution_id = of_distribution and u.amount < 0;
  insert into usage_release (unmatched_usage_id, distribution_id)
  select b.unmatched_usage_id, of_distribution from kept_before b where b.until - b.amount < b.need;
  insert into unmatched_usage (distribution_id, statement_line_id, finding, right_id, work_id, title, author_names, performers, iswc, isrc, pot_id,
    subtype_id, station_id, used_on, use_count, country_id, amount, author_id, is_split, work_dispute_id, society_code)
  select of_distribution, t.line, b.finding, b.right_id, b.work_id, b.title, b.author_names, b.performers, b.iswc, b.isrc, b.pot_id,
    b.subtype_id, b.station_id, b.day, b.use_count, b.country_id, b.until - b.need, b.author_id, b.is_split, b.work_dispute_id, b.society_code
  from kept_before b join taken_back t using (key) where b.until - b.amount < b.need and b.until > b.need;
end $$;
