create or replace function queue_pushes() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform queue_after_commit('sendPushes'); end if;
  return null;
end $$;
create or replace trigger queue_pushes after insert on push_message
  referencing new table as added for each statement execute function queue_pushes();
