create or replace function end_grants_of_staff() returns trigger language plpgsql as $$
begin
  delete from access_grant where user_id = new.user_id;
  update access_request set state = 'refused', answered_at = now() where user_id = new.user_id and state = 'waiting';
  return null;
end $$;
