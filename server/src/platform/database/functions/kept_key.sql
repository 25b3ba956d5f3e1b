-- R246: what usage that was kept is known by in another file: its words and codes, and whose it was; by its work where it has none.
create or replace function kept_key(u unmatched_usage) returns text language sql immutable as $$
  select jsonb_build_array(u.title, u.author_names, u.performers, u.iswc, u.isrc, u.right_id, u.author_id, u.work_dispute_id, u.society_code,
    case when num_nonnulls(u.title, u.iswc, u.isrc) = 0 then u.work_id end)::text
$$;
