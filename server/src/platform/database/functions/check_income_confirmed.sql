-- R208: that an income came is said by another than who registered it, once, and of none that was taken back. It stays.
create or replace function check_income_confirmed() returns trigger language plpgsql as $$
declare i income;
begin
  if tg_op <> 'INSERT' then
    raise exception 'That an income came stays.' using errcode = 'restrict_violation', constraint = 'income_confirmed_stays';
  end if;
  select * into i from income where income_id = new.income_id;
  if i.registered_by = new.confirmed_by then
    raise exception 'User % has registered income %.', new.confirmed_by, new.income_id
      using errcode = 'check_violation', constraint = 'income_confirmed_by_another';
  end if;
  if i.reverses is not null or exists (select from income r where r.reverses = new.income_id) then
    raise exception 'Income % was taken back.', new.income_id using errcode = 'check_violation', constraint = 'income_confirmed_stands';
  end if;
  return new;
end $$;
create or replace trigger income_confirmed_by_another before insert or update or delete on income_confirmed
  for each row execute function check_income_confirmed();
