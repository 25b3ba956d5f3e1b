-- R144: nor does an unknown author become one of ours with such a number. Looked at in the end: the number may be another by then.
create or replace function refuse_member_of_another() returns trigger language plpgsql as $$
begin
  if exists (select from author a where a.person_id = new.person_id and is_ipi_of_another(a.author_id)) then
    raise exception 'Person % would go by an IPI name number that is another''s.', new.person_id
      using errcode = 'check_violation', constraint = 'member_ipi_not_another';
  end if;
  return null;
end $$;
drop trigger if exists member_ipi_not_another on person;
create constraint trigger member_ipi_not_another after update of is_unregistered on person deferrable initially deferred
  for each row when (old.is_unregistered and not new.is_unregistered and nullif(current_setting('omur.user_id', true), '') is not null
    and current_setting('omur.takes_files', true) is distinct from 'yes')
  execute function refuse_member_of_another();
