/* What a statement refers to is there, and stays while it is referred to: a reference that is proved once for all rows of a statement instead of
   once for each. Named by the trigger: for each reference `table.column`, a column of the same name here. It holds what it found against
   removal, as a reference does; refuse_removal_of_referred() is the other half. Planned each time, since one row and a million have no plan
   in common. */
create or replace function hold_referred() returns trigger language plpgsql as $$
declare
  referred text;
  held bigint;
  wanted bigint;
  missing bigint;
begin
  foreach referred in array tg_argv loop
    execute format('with wanted as materialized (select distinct %2$I from written where %2$I is not null),
      held as (select from %1$I where %2$I in (select %2$I from wanted) for key share)
      select (select count(*) from held), (select count(*) from wanted)', split_part(referred, '.', 1), split_part(referred, '.', 2)) into held, wanted;
    continue when held = wanted;
    execute format('select w.%2$I from written w where not exists (select from %1$I r where r.%2$I = w.%2$I) limit 1',
      split_part(referred, '.', 1), split_part(referred, '.', 2)) into missing;
    raise exception 'There is no % %.', split_part(referred, '.', 1), missing using errcode = 'foreign_key_violation', constraint = tg_name;
  end loop;
  return null;
end $$;

create or replace trigger movement_refers after insert on movement referencing new table as written
  for each statement execute function hold_referred('author_right.right_id', 'pot.pot_id', 'distribution.distribution_id');
create or replace trigger movement_still_refers after update on movement referencing new table as written
  for each statement execute function hold_referred('author_right.right_id', 'pot.pot_id', 'distribution.distribution_id');
create or replace trigger distribution_work_refers after insert on distribution_work referencing new table as written
  for each statement execute function hold_referred('work.work_id', 'distribution.distribution_id');
create or replace trigger distribution_work_still_refers after update on distribution_work referencing new table as written
  for each statement execute function hold_referred('work.work_id', 'distribution.distribution_id');
create or replace trigger usage_payment_refers after insert on usage_payment referencing new table as written
  for each statement execute function hold_referred('work.work_id', 'distribution.distribution_id');
create or replace trigger usage_payment_still_refers after update on usage_payment referencing new table as written
  for each statement execute function hold_referred('work.work_id', 'distribution.distribution_id');
