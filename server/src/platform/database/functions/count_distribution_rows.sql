/* O34: how many rows stand there of a distribution, about, and counted no further than `most` of each kind: lines by what moved for them. A part of
   a file is cleared in the time of some two hundred rows. The rows of the newest distribution lie at the end of each table: nothing is gone
   through from its beginning until enough of them are found. */
create or replace function count_distribution_rows(of_distribution integer, most integer) returns bigint language sql stable
  set enable_seqscan = off set enable_bitmapscan = off as $$
  select (select coalesce(sum(m.line_count + 1), 0) from (select line_count from movement where distribution_id = of_distribution limit most) m)
    + (select count(*) from (select from unmatched_usage where distribution_id = of_distribution limit most) u)
    + (select count(*) from (select from usage_release where distribution_id = of_distribution limit most) r)
    + (select count(*) from (select from usage_claim where paid_in = of_distribution limit most) c)
    + (select count(*) * 200 from (select from distribution_part where distribution_id = of_distribution limit most) p)
$$;
