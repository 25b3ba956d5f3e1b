-- R188: a hash of who shares each work of a run on each day and in each country, as run_share has it.
create or replace function shares_hashed(of_distribution integer)
returns table (work_id integer, used_on date, country_id smallint, kept_usage_id integer, hash bigint) language sql stable as $$
  select s.work_id, s.used_on, s.country_id, s.kept_usage_id, hashtextextended(string_agg(concat_ws(',', coalesce(s.right_id, 0),
    coalesce(s.author_id, 0), coalesce(s.contract_id, 0), s.share_hundredths, 'd' || s.work_dispute_id, 's' || s.society_code), ';'
    order by s.share_number), 0)
  from run_share s where s.distribution_id = of_distribution group by s.work_id, s.used_on, s.country_id, s.kept_usage_id
$$;
