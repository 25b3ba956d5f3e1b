-- O120, O122: what is voted on stays once the list is fixed. Until then a change takes back the step that was asked for.
create or replace function check_assembly_question() returns trigger language plpgsql as $$
declare
  row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  assembly_number integer := coalesce((row ->> 'assembly_id')::integer,
    (select q.assembly_id from assembly_question q where q.question_id = (row ->> 'question_id')::integer));
begin
  -- Options go with their question, which was asked about itself.
  if assembly_number is null then return case when tg_op = 'DELETE' then old else new end; end if;
  update assembly set asked_by = null where assembly_id = assembly_number and state in ('draft', 'announced');
  if not found then
    raise exception 'The list of assembly % is fixed.', assembly_number
      using errcode = 'restrict_violation', constraint = 'assembly_fixed';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create or replace trigger check_assembly_question before insert or update or delete on assembly_question
  for each row execute function check_assembly_question();
create or replace trigger check_assembly_option before insert or update or delete on assembly_option
  for each row execute function check_assembly_question();
