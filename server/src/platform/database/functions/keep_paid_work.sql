-- R137: what a line of a set list was paid for is known, whatever work it says afterwards.
create or replace function keep_paid_work() returns trigger language plpgsql as $$
begin
  insert into performance_paid_as (performance_id, live_performance_id, work_id)
  select b.performance_id, b.live_performance_id, b.work_id
  from before b join after a using (performance_id) join performance_payment y using (performance_id)
  where a.work_id <> b.work_id on conflict do nothing;
  return null;
end $$;
create or replace trigger performance_paid_as after update on performance
  referencing old table as before new table as after for each statement execute function keep_paid_work();
