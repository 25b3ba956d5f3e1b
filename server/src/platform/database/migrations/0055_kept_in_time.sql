-- J8: what the jobs take away is found by its age.
create index letter_sent on letter (sent_at) where sent_at is not null;
create index letter_join_link_open on letter (created_at) where join_link ~ '[^/?=&]{20,}';
create index notification_age on notification (created_at);
create index person_left on person (person_id) where left_on is not null;
create index membership_application_refused on membership_application (decided_at) where state = 'refused';

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
