-- H78: logging out, here or from afar, and a new password end sessions; what their devices were told of ends with them.
create or replace function drop_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscription where token_hash = new.token_hash;
  return null;
end $$;
create or replace trigger drop_push_subscription after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function drop_push_subscription();
