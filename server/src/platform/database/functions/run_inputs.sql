-- R13: the SHA-256 of all that a run is reckoned from, as gather_run() has taken it in.
create or replace function run_inputs(of_distribution integer) returns bytea language sql stable as $$
  select sha256(string_agg(part, ''::bytea order by kind, chunk)) from (
    select 1 as kind, 0 as chunk, sha256(convert_to(string_agg(concat_ws(',', pool_id, units, 'g' || gross_units), ';' order by pool_id), 'UTF8')) as part
    from run_pool where distribution_id = of_distribution
    union all
    select 2, work_id, sha256(convert_to(string_agg(concat_ws(',', used_on - date '2000-01-01', country_id, share_number, coalesce(right_id, 0),
      coalesce(author_id, 0), coalesce(contract_id, 0), share_hundredths, nullif(kept_usage_id, 0), 'd' || work_dispute_id, 's' || society_code), ';'
      order by used_on, country_id, kept_usage_id, share_number), 'UTF8'))
    from run_share where distribution_id = of_distribution group by work_id
    union all
    select 3, statement_line_id / 10000, sha256(convert_to(string_agg(concat_ws(',', pool_id, coalesce(usage_import_id, 0),
      coalesce(line_number, 0), coalesce(part_number, 0), coalesce(performance_id, 0), coalesce(work_id, 0), coalesce(finding, ''),
      used_on - date '2000-01-01', country_id, coalesce(station_id, 0), plays, measure, usage_factor, daypart_factor, estimate_factor,
      weight_factor, protected_hundredths, coalesce(amount_units, 0), kept_usage_id, 'm' || moved_from,
      'f' || (shared_on - date '2000-01-01'), 'b' || taken_back_units), ';' order by statement_line_id), 'UTF8'))
    from run_line where distribution_id = of_distribution group by statement_line_id / 10000
    union all
    select 5, work_id, sha256(convert_to(string_agg(concat_ws(',', work_id, finding, 't' || nullif(to_work_id, 0)), ';' order by to_work_id), 'UTF8'))
    from run_correction_work where distribution_id = of_distribution group by work_id
    union all
    select 6, corrected_line_id, sha256(convert_to(string_agg(concat_ws(',', share_number, coalesce(right_id, 0), coalesce(author_id, 0),
      coalesce(contract_id, 0), share_hundredths, had_eyrir, is_changed), ';' order by share_number), 'UTF8'))
    from run_correction_share where distribution_id = of_distribution group by corrected_line_id
    union all
    select 7, 0, sha256(convert_to(json_build_array(corrected_id, work_ids, reason)::text, 'UTF8')) from run_correction
    where distribution_id = of_distribution
    union all
    select 8, usage_import_id, sha256(convert_to(string_agg(concat_ws(',', line_number, part_number, pool_id, units, left_units), ';'
      order by line_number, part_number), 'UTF8'))
    from run_take_back where distribution_id = of_distribution group by usage_import_id
    union all
    -- R34: what the statements say above the lines. A run without it has the checksum that it had before there was any.
    select 4, 0, sha256(convert_to(json_build_array(distributed_on, royalty_text_is, royalty_text_en)::text, 'UTF8')) from distribution
    where distribution_id = of_distribution and num_nonnulls(distributed_on, royalty_text_is, royalty_text_en) > 0
    union all
    select 0, 0, sha256(convert_to(concat_ws(',', used_from - date '2000-01-01', used_until - date '2000-01-01', paid_on - date '2000-01-01'),
      'UTF8')) from run where distribution_id = of_distribution) h
$$;
