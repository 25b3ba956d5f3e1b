-- O128: ballots are opened once, when the vote is closed, and what was counted stays.
create or replace function check_counted() returns trigger language plpgsql as $$
declare
  number integer := case
    when tg_op <> 'INSERT' then null
    when tg_table_name = 'assembly_ballot'
      then (select q.assembly_id from assembly_question q where q.question_id = (to_jsonb(new) ->> 'question_id')::integer)
    else (to_jsonb(new) ->> 'assembly_id')::integer end;
begin
  if number is null or exists (select from assembly_tally t where t.assembly_id = number)
    or not exists (select from assembly a where a.assembly_id = number and a.state = 'closed') then
    raise exception 'Ballots are opened once, when the vote is closed.' using errcode = 'restrict_violation', constraint = 'ballots_once';
  end if;
  return new;
end $$;
create or replace trigger check_assembly_receipt before insert or update or delete on assembly_receipt
  for each row execute function check_counted();
create or replace trigger check_assembly_ballot before insert or update or delete on assembly_ballot
  for each row execute function check_counted();
create or replace trigger check_assembly_tally before insert or update or delete on assembly_tally
  for each row execute function check_counted();
