/* M18, R126, R143: nobody changes a contract of which they are a party, or the heir of one, nor enters what publishes in its place, in whosever name,
   also not by a call that forgot to ask. */
create or replace function refuse_own_contract_change() returns trigger language plpgsql as $$
declare
  concerned integer[] := array[new.contract_id] || case when new.field = 'FRUMSAMNINGUR_NR' then new.new_value::integer end;
begin
  if exists (select from unnest(concerned) one where is_own_contract_change(new.user_id, one, null)) then
    raise exception 'User % is a party of contract %.', new.user_id, new.contract_id
      using errcode = 'check_violation', constraint = 'contract_change_not_own';
  end if;
  return new;
end $$;
create or replace trigger contract_change_not_own before insert on contract_change
  for each row execute function refuse_own_contract_change();
