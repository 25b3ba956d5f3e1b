-- O254: a list of voters is made anew after it was fixed and before the vote opens, as it was asked for, where it changes anything.
create or replace function check_assembly_relisting() returns trigger language plpgsql as $$
declare
  a assembly;
  wrong text;
begin
  if tg_op <> 'INSERT' then
    raise exception 'What was done stays.' using errcode = 'restrict_violation', constraint = 'assembly_relisting_stays';
  end if;
  select * into a from assembly where assembly_id = new.assembly_id for update;
  wrong := case
    when a.state <> 'listed' or a.closes_at <= now() then 'assembly_relisting_listed'
    when new.asked_by is distinct from a.asked_by or a.is_list_asked <> (a.asked_by is not null) then 'assembly_relisting_asked'
    when not exists (select from changed_voters(a.assembly_id)) then 'assembly_relisting_same' end;
  if wrong is not null then
    raise exception 'The list of assembly % is not made anew now.', new.assembly_id using errcode = 'check_violation', constraint = wrong;
  end if;
  return new;
end $$;
create or replace trigger check_assembly_relisting before insert or update or delete on assembly_relisting
  for each row execute function check_assembly_relisting();
