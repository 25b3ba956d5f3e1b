/* The other half of hold_referred(): what others refer to by this column is neither removed nor given another number. Named by the trigger: the
   column, then the tables that have it. */
create or replace function refuse_removal_of_referred() returns trigger language plpgsql as $$
declare
  referring text;
  number bigint := (to_jsonb(old) ->> tg_argv[0])::bigint;
  is_referred boolean;
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) ->> tg_argv[0])::bigint = number then return new; end if;
  foreach referring in array tg_argv[1:] loop
    execute format('select exists (select from %1$I where %2$I = $1)', referring, tg_argv[0]) into is_referred using number;
    if is_referred then
      raise exception '% % is referred to by %.', tg_table_name, number, referring
        using errcode = 'foreign_key_violation', constraint = tg_name;
    end if;
  end loop;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create or replace trigger right_is_referred before delete or update of right_id on author_right
  for each row execute function refuse_removal_of_referred('right_id', 'movement');
create or replace trigger pot_is_referred before delete or update of pot_id on pot
  for each row execute function refuse_removal_of_referred('pot_id', 'movement');
create or replace trigger distribution_is_referred before delete or update of distribution_id on distribution
  for each row execute function refuse_removal_of_referred('distribution_id', 'movement', 'distribution_work', 'usage_payment');
create or replace trigger work_is_referred before delete or update of work_id on work
  for each row execute function refuse_removal_of_referred('work_id', 'distribution_work', 'usage_payment');
