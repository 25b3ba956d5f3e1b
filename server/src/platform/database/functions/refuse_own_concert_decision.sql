-- R114: nobody decides what counts of a set list that they registered, or of a work that they have a part in, also not by a call that forgot to ask.
create or replace function refuse_own_concert_decision() returns trigger language plpgsql as $$
begin
  if exists (
    select from app_user u join live_performance l on l.live_performance_id in (new.first_id, new.second_id)
    where u.user_id = new.decided_by and (l.person_id = u.person_id or exists (
      select from performance p join person_work pw using (work_id)
      where p.live_performance_id = l.live_performance_id and pw.person_id = u.person_id))) then
    raise exception 'User % has a part in performance % or %.', new.decided_by, new.first_id, new.second_id
      using errcode = 'check_violation', constraint = 'concert_decision_not_own';
  end if;
  return new;
end $$;
create or replace trigger concert_decision_not_own before insert or update on concert_decision
  for each row execute function refuse_own_concert_decision();
