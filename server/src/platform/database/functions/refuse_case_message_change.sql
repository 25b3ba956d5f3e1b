-- H51: what was written stays as it was, until the case goes with its age (J8).
create or replace function refuse_case_message_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from member_case c where c.case_id = old.case_id and coalesce(c.closed_at, now()) > now() - interval '2557 days') then
    return old;
  end if;
  raise exception 'Message % stays.', old.case_message_id using errcode = 'restrict_violation', constraint = 'case_message_stays';
end $$;
create or replace trigger case_message_stays before update or delete on case_message
  for each row execute function refuse_case_message_change();
