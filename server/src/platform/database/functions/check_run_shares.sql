/* R90: shares of a run refer to a run, works, rights and authors that there are, as check_run_lines(). What rights get and what is kept for
   authors refers to them by itself. */
create or replace function check_run_shares() returns trigger language plpgsql as $$
declare wrong record;
begin
  select * into wrong from (
    select 'run' as what, w.distribution_id as id from (select distinct distribution_id from written) w
    where not exists (select from run r where r.distribution_id = w.distribution_id)
    union all
    select 'work', w.work_id from (select distinct work_id from written) w where not exists (select from work o where o.work_id = w.work_id)
    union all
    select 'right', w.right_id from (select distinct right_id from written where right_id is not null) w
    where not exists (select from author_right h where h.right_id = w.right_id)
    union all
    select 'author', w.author_id from (select distinct author_id from written where author_id is not null) w
    where not exists (select from author a where a.author_id = w.author_id)) missing limit 1;
  if found then
    raise exception 'There is no % %.', wrong.what, wrong.id using errcode = 'foreign_key_violation', constraint = 'run_share_refers';
  end if;
  return null;
end $$;
create or replace trigger run_share_refers after insert on run_share
  referencing new table as written for each statement execute function check_run_shares();
