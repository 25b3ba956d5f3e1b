-- A password that was changed meanwhile has not been given.
create or replace function end_login_steps() returns trigger language plpgsql as $$
begin
  delete from login_step where user_id = new.user_id;
  return null;
end $$;
