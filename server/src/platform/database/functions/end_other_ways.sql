-- Whichever way a new password came, the letters on their way to another open nothing any more, and no device is told of anything until its
-- user logs in there again: a session that is long over has left no row to go by.
create or replace function end_other_ways() returns trigger language plpgsql as $$
begin
  update password_reset set ended_at = now() where user_id = new.user_id and ended_at is null;
  update invitation set replaced_at = now() where user_id = new.user_id and used_at is null and replaced_at is null;
  delete from push_subscription where user_id = new.user_id;
  return null;
end $$;
