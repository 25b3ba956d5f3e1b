/* R20: a list of balances is in force only once it is booked, line by line, in the transaction that puts it in force, by another than who
   brought it; neither is on it, nor an heir of somebody who is (R133). A balance is brought once, and taken back only as far as it was brought, and
   a list is in force under one category (R138). What was decided stays. */
create or replace function check_opening() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
    or (to_jsonb(old) - '{state,decided_by,decided_at,transaction_id}'::text[])
      <> (to_jsonb(new) - '{state,decided_by,decided_at,transaction_id}'::text[]) then
    raise exception 'An opening is never changed.' using errcode = 'restrict_violation', constraint = 'opening_stays';
  end if;
  if new.state <> 'active' then return new; end if;
  perform pg_advisory_xact_lock(7373, 0);
  if exists (
    select from opening_line l join own_person o using (person_id)
    where l.opening_id = new.opening_id and o.user_id in (new.asked_by, new.decided_by)) then
    raise exception 'Opening % gives to who decides it.', new.opening_id using errcode = 'check_violation', constraint = 'opening_own';
  end if;
  if exists (
    select from opening_line l cross join lateral opened_before(new.category_id, l.person_id, l.account) b (units)
    where l.opening_id = new.opening_id and (l.units > 0 and b.units <> 0 or b.units + l.units < 0)) then
    raise exception 'Opening % brings what was brought before.', new.opening_id using errcode = 'unique_violation', constraint = 'opening_once';
  end if;
  if is_opened_elsewhere(new.list_checksum, new.category_id) then
    raise exception 'Opening % is in force under another category.', new.opening_id using errcode = 'unique_violation', constraint = 'opening_one_category';
  end if;
  if not exists (select from ledger_transaction t where t.transaction_id = new.transaction_id and t.kind = 'opening'
      and t.category_id = new.category_id and t.booked_on = new.opening_day and t.written_in = pg_current_xact_id())
    or exists (
      with booked as (
        select p.person_id, a.kind, a.category_id, e.units from ledger_entry e join ledger_account a using (ledger_account_id)
        left join payee p using (payee_id) where e.transaction_id = new.transaction_id),
      said as (
        select l.person_id, l.account, null::smallint, l.units from opening_line l where l.opening_id = new.opening_id
        union all
        select null, 'opening', new.category_id, -new.units where new.units <> 0)
      (select * from booked except select * from said) union all (select * from said except select * from booked)) then
    raise exception 'Opening % is not booked as it says.', new.opening_id using errcode = 'check_violation', constraint = 'opening_as_booked';
  end if;
  return new;
end $$;
create or replace trigger opening_as_booked before update or delete on opening for each row execute function check_opening();
