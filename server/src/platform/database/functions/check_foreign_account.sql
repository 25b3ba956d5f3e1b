/* R42: nobody asks for, or approves, an account of their own, or of somebody whose heir they are (R133), and what was asked for is approved as it was, or not at all. An account that
   was refused or ended stays so. */
create or replace function check_foreign_account() returns trigger language plpgsql as $$
declare by_user integer := case tg_op when 'INSERT' then new.asked_by else new.decided_by end;
begin
  if tg_op = 'UPDATE' and (
    (to_jsonb(old) - '{state,decided_by,decided_at,counts_from}'::text[]) <> (to_jsonb(new) - '{state,decided_by,decided_at,counts_from}'::text[])
    or (old.state, new.state) not in (('waiting', 'active'), ('waiting', 'refused'), ('active', 'ended'))
    or old.counts_from is not null and old.counts_from is distinct from new.counts_from) then
    raise exception 'The account % is not changed.', old.foreign_account_id using errcode = 'restrict_violation', constraint = 'foreign_account_stays';
  end if;
  if tg_op = 'INSERT' and new.state <> 'waiting' then
    raise exception 'An account waits first.' using errcode = 'check_violation', constraint = 'foreign_account_by_another';
  end if;
  if new.state in ('waiting', 'active') and exists (
    select from payee y join own_person o using (person_id) where y.payee_id = new.payee_id and o.user_id = by_user) then
    raise exception 'The account is of user %.', by_user using errcode = 'check_violation', constraint = 'foreign_account_own';
  end if;
  return new;
end $$;
create or replace trigger foreign_account_stays before insert or update on foreign_account
  for each row execute function check_foreign_account();
