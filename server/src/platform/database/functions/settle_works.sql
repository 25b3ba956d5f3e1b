-- What servers of the release before call refresh_lights(), while they run beside new ones. Goes with the next release.
create or replace function settle_works(work_ids integer[], cause text, remark text default null) returns void language sql as $$
  select refresh_lights(work_ids, cause, remark);
$$;
