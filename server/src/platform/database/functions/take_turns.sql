-- O172: the jobs of one member, first to last. The first stands with the first of everybody else, the second behind those, and so on. One that
-- moves up stands at the end of those that it comes to, or a member's next would be before whoever waits for their first. What runs is left alone,
-- and what was given up holds up nothing.
create or replace function take_turns(keys text[]) returns void language plpgsql as $$
begin
  perform graphile_worker.reschedule_jobs(array[t.id], run_at := greatest(t.run_at, now()), priority := t.place)
  from (
    select j.id, j.run_at, j.priority, j.locked_at, row_number() over (order by k.place)::integer - 1 as place
    from unnest(keys) with ordinality k (key, place) join graphile_worker._private_jobs j using (key)
    where j.attempts < j.max_attempts
  ) t
  where t.locked_at is null and t.priority <> t.place
  order by t.place;
end $$;
