-- Every server keeps a short memory of live sessions and drops an entry when told here.
create or replace function notify_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', encode(old.token_hash, 'hex'));
  return null;
end $$;
