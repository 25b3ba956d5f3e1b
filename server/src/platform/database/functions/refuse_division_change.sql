-- R189: nobody changes what was asked for, nor what was decided; a part gets its units with the decision.
create or replace function refuse_division_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A division is not changed.' using errcode = 'restrict_violation', constraint = 'income_division_stays';
  end if;
  if tg_table_name = 'income_division' then
    if old.state = 'waiting' and (old.income_id, old.asked_by, old.asked_at) = (new.income_id, new.asked_by, new.asked_at) then return new; end if;
  elsif tg_op = 'UPDATE' then
    if old.units is null and to_jsonb(old) - 'units' = to_jsonb(new) - 'units'
      and (select d.state from income_division d where d.income_division_id = old.income_division_id) = 'waiting' then return new; end if;
  -- Of the transaction that asks for it: later there is nothing to add.
  elsif (select d.asked_at = now() and d.state = 'waiting' from income_division d where d.income_division_id = new.income_division_id)
    and new.units is null then return new; end if;
  raise exception 'A division is not changed.' using errcode = 'restrict_violation', constraint = 'income_division_stays';
end $$;
create or replace trigger income_division_stays before update or delete on income_division
  for each row execute function refuse_division_change();
create or replace trigger income_part_stays before insert or update or delete on income_part
  for each row execute function refuse_division_change();
