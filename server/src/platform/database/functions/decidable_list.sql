-- R32: the list that a decision is about, in one row: how many lines, their sum, and a hash of both the lines and their amounts.
create or replace function decidable_list(of_category integer, of_year integer)
returns table (line_count integer, units bigint, checksum bytea) language sql stable as $$
  select count(*)::integer, coalesce(sum(u.units), 0)::bigint,
    sha256(convert_to(coalesce(string_agg(concat_ws(',', u.unmatched_usage_id, u.units), ';' order by u.unmatched_usage_id), ''), 'UTF8'))
  from decidable_usage(of_category, of_year) u
$$;
