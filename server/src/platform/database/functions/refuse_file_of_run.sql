-- R15: no file takes the place of what a run has reckoned.
create or replace function refuse_file_of_run() returns trigger language plpgsql as $$
begin
  if exists (select from run where distribution_id = new.distribution_id) then
    raise exception 'Distribution % is a run.', new.distribution_id using errcode = 'restrict_violation', constraint = 'distribution_is_run';
  end if;
  return new;
end $$;
create or replace trigger distribution_is_run before insert or update on distribution_import
  for each row execute function refuse_file_of_run();
