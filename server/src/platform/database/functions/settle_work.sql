-- What servers of the release before call refresh_light(), while they run beside new ones. Goes with the next release.
create or replace function settle_work(of_work integer, cause text, remark text,
  out title text, out light_before smallint, out light_after smallint, out person_ids integer[])
  language sql as $$
  select title, light_before, light_after, person_ids from refresh_light(of_work, cause, remark);
$$;
