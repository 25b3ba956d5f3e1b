/* R144: no user gives one of ours a number that is another's, also not by a call that forgot to ask. A former system's files are looked at by those
   who take them (O87), and what is there stays. */
create or replace function refuse_ipi_of_another() returns trigger language plpgsql as $$
begin
  if new.ipi_name_number is distinct from old.ipi_name_number and is_ipi_of_another(new.author_id) then
    raise exception 'The IPI name number of author % is another''s.', new.author_id
      using errcode = 'check_violation', constraint = 'author_ipi_not_another';
  end if;
  return null;
end $$;
create or replace trigger author_ipi_not_another after insert or update of ipi_name_number on author
  for each row when (new.ipi_name_number is not null and nullif(current_setting('omur.user_id', true), '') is not null
    and current_setting('omur.takes_files', true) is distinct from 'yes')
  execute function refuse_ipi_of_another();
