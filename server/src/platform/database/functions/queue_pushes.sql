-- H75: a job for all that waits, in a queue of its own, so that slow services keep nothing else waiting.
create or replace function queue_pushes() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform graphile_worker.add_job('sendPushes', '{}'::json, queue_name := 'pushes', max_attempts := 3, priority := 5);
  end if;
  return null;
end $$;
create or replace trigger queue_pushes after insert on push_message
  referencing new table as added for each statement execute function queue_pushes();
