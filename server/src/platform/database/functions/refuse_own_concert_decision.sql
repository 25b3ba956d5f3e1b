-- R114, R119: nobody decides what counts of a set list that they have a part in, also not by a call that forgot to ask.
create or replace function refuse_own_concert_decision() returns trigger language plpgsql as $$
begin
  if has_part_in_list(new.decided_by, new.first_id) or has_part_in_list(new.decided_by, new.second_id) then
    raise exception 'User % has a part in performance % or %.', new.decided_by, new.first_id, new.second_id
      using errcode = 'check_violation', constraint = 'concert_decision_not_own';
  end if;
  return new;
end $$;
create or replace trigger concert_decision_not_own before insert or update on concert_decision
  for each row execute function refuse_own_concert_decision();
