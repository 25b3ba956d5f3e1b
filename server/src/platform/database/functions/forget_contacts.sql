-- What an applicant to a fund told of themselves is theirs as well.
create or replace function forget_contacts(leaver integer) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  contacts constant text[] := array['email', 'phone', 'street', 'postal_code', 'foreign_address', 'notes', 'honorific', 'gender_id', 'address'];
begin
  if not exists (select from person where person_id = leaver and left_on is not null) then
    raise exception 'Person % has not left.', leaver using errcode = 'check_violation', constraint = 'forget_contacts_of_leaver';
  end if;
  update change_record set old_row = old_row - contacts, new_row = new_row - contacts
  where person_id = leaver and table_name in ('person', 'membership_application', 'confirmation', 'fund_applicant')
    and (old_row ?| contacts or new_row ?| contacts);
end $$;
