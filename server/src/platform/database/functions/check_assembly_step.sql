-- O122: steps come one after the other, none before its time, each as it was asked for, and what is done stays. R209, R233: nobody fixes a list without
-- having seen who is on it by what was entered after its day, and who is not by what was entered since the assembly was announced.
create or replace function check_assembly_step() returns trigger language plpgsql as $$
declare
  states constant text[] := '{draft,announced,listed,open,closed}';
  a assembly;
  wrong text;
begin
  if tg_op <> 'INSERT' then
    raise exception 'What was done stays.' using errcode = 'restrict_violation', constraint = 'assembly_step_stays';
  end if;
  select * into a from assembly where assembly_id = new.assembly_id for update;
  wrong := case
    when array_position(states, new.state) <> array_position(states, a.state) + 1 then 'assembly_step_order'
    when new.asked_by is distinct from a.asked_by or a.is_list_asked then 'assembly_step_asked'
    when exists (select from assembly_question q where q.assembly_id = a.assembly_id
      and (select count(*) from assembly_option o where o.question_id = q.question_id) < greatest(2, q.most_chosen)) then 'assembly_step_options'
    when new.state = 'listed' and a.list_on > current_date then 'assembly_step_list'
    when new.late_voters <> case new.state when 'listed'
      then (select count(*) from late_voters(a.assembly_id)) + (select count(*) from left_off_voters(a.assembly_id)) else 0 end then 'assembly_step_late'
    when new.state = 'open' and (a.closes_at <= now()
      or not exists (select from assembly_question q where q.assembly_id = a.assembly_id)) then 'assembly_step_open'
    when new.state = 'closed' and a.closes_at > now() then 'assembly_step_closed' end;
  if wrong is not null then
    raise exception 'Assembly % does not come to % now.', new.assembly_id, new.state using errcode = 'check_violation', constraint = wrong;
  end if;
  return new;
end $$;
create or replace trigger check_assembly_step before insert or update or delete on assembly_step
  for each row execute function check_assembly_step();
