-- What servers of the release before call lock_set_lists(), while they run beside new ones. Goes with the next release.
create or replace function hold_set_lists(work_ids integer[]) returns void language sql as $$
  select lock_set_lists(work_ids);
$$;
