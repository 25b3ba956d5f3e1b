/* R9, R126: nobody who gains by a match decides it, also not by a call that forgot to ask. R135: nor does anybody take a decision back, or set
   usage aside, that would be found as a work of theirs. R160: nor does anybody set usage aside who has works: what is kept for it would go to
   all works of its pools. */
create or replace function refuse_own_usage_decision() returns trigger language plpgsql as $$
declare
  is_undone boolean := new.undone_at is not null and (tg_op = 'INSERT' or old.undone_at is null);
  is_set_aside boolean := tg_op = 'INSERT' and new.work_id is null;
  by_user integer := case when is_undone then new.undone_by else new.decided_by end;
begin
  -- Who takes the work over meanwhile is waited for, and is a party then (R146).
  if tg_op = 'INSERT' then perform from work where work_id = new.work_id for key share; end if;
  if new.work_id is not null and exists (
    select from own_work o where o.user_id = by_user and o.work_id = new.work_id) then
    raise exception 'User % is a party of work %.', by_user, new.work_id
      using errcode = 'check_violation', constraint = 'usage_decision_not_own';
  end if;
  if not (is_undone or is_set_aside) or not exists (select from own_work o where o.user_id = by_user) then return new; end if;
  if exists (
    select from usage_fingerprint f
    where f.fingerprint_id = new.fingerprint_id
      and is_found_as_own(by_user, f.title, usage_names(f.performers) || usage_names(f.author_names), array(
        select c.code from usage_item i cross join lateral unnest(array[i.isrc, i.iswc]) c (code)
        where i.fingerprint_id = f.fingerprint_id and c.code is not null))) then
    raise exception 'User % has a part in a work that the words would be found as.', by_user
      using errcode = 'check_violation', constraint = 'usage_decision_own_words';
  end if;
  if is_set_aside then
    raise exception 'User % has works, which share pools with what is set aside.', by_user
      using errcode = 'check_violation', constraint = 'usage_decision_with_works';
  end if;
  return new;
end $$;
create or replace trigger usage_decision_not_own before insert or update of work_id, decided_by, undone_at, undone_by on usage_decision
  for each row execute function refuse_own_usage_decision();
