-- No account changes without its row: anyone who writes one past the portal''s calls makes it wait as well.
create or replace function account_waits() returns trigger language plpgsql as $$
begin
  if not exists (select from account_change c
    where c.person_id = new.person_id and (c.changed_at = now() or c.stopped_at = now())) then
    raise exception 'The account of person % changes without a row of account_change.', new.person_id
      using errcode = 'check_violation', constraint = 'account_change_recorded';
  end if;
  return null;
end $$;
