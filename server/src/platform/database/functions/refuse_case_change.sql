-- H48–H49: what a complaint has begun and how it ended stays, whose it is as well, and nobody decides their own.
create or replace function refuse_case_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.person_id, old.opened_by, old.opened_at) is distinct from (new.person_id, new.opened_by, new.opened_at) then
      raise exception 'Case % stays the same person''s.', old.case_id using errcode = 'check_violation', constraint = 'member_case_stays';
    end if;
    if old.complained_on is not null and old.complained_on is distinct from new.complained_on then
      raise exception 'Complaint % keeps its day.', old.case_id using errcode = 'check_violation', constraint = 'complaint_stays';
    end if;
    if old.decided_at is not null and (old.outcome, old.reasons, old.decided_by, old.decided_at)
        is distinct from (new.outcome, new.reasons, new.decided_by, new.decided_at) then
      raise exception 'Complaint % is decided.', old.case_id using errcode = 'check_violation', constraint = 'complaint_decided_once';
    end if;
  end if;
  if new.decided_by is not null and exists (
    select from app_user u where u.user_id = new.decided_by and u.person_id = new.person_id) then
    raise exception 'User % is who complained.', new.decided_by using errcode = 'check_violation', constraint = 'complaint_not_own';
  end if;
  return new;
end $$;
create or replace trigger member_case_stays before insert or update on member_case
  for each row execute function refuse_case_change();
