/* R12, R13: who gets what of each line of a run, as make_run_parts() has reckoned it in this transaction, with what a statement says of the
   line. Of what is shared anew the eyrir are what a right should have had; `had_eyrir` is what it has had. */
create or replace function run_parts(of_distribution integer)
returns table (pool_id integer, statement_line_id integer, share_number smallint, right_id integer, author_id integer, contract_id integer,
  share_hundredths integer, units bigint, eyrir bigint, work_dispute_id integer, had_eyrir bigint, work_id integer, moved_from integer,
  pot_id integer, used_on date, station_id integer, plays integer, country_id smallint)
language sql stable as $$
  select p.pool_id, p.statement_line_id, p.share_number, p.right_id, p.author_id, p.contract_id, p.share_hundredths, p.units,
    p.units / 100 + coalesce(p.units % 100 > e.remainder or p.units % 100 = e.remainder and n.share_number is not null, false)::integer,
    p.work_dispute_id, p.had_eyrir, p.work_id, p.moved_from,
    coalesce(case when p.is_kept then kept_pot(of_distribution, p.statement_line_id) end, o.pot_id), p.used_on, p.station_id, p.plays, p.country_id
  from part_of_run p left join least_of_run e using (pool_id, is_kept, owner) left join last_of_run n using (statement_line_id, share_number)
  left join run_pool o on (o.distribution_id, o.pool_id) = (of_distribution, p.pool_id)
  union all
  -- R35: what stays kept of a line that is shared anew is kept by the correction.
  select l.pool_id, l.statement_line_id, s.share_number, null, s.author_id, null, s.share_hundredths, s.had_eyrir * 100, s.had_eyrir, null, null,
    l.work_id, l.moved_from, kept_pot(of_distribution, l.statement_line_id), l.used_on, l.station_id, l.plays, l.country_id
  from run_line l join run_correction_share s using (distribution_id, corrected_line_id)
  where l.distribution_id = of_distribution and not s.is_changed and s.right_id is null and s.had_eyrir > 0
$$;
