-- J8: a member who leaves is forgotten as far as the law lets the society forget.
alter table person add column left_on date;
comment on column person.left_on is 'J8: when the membership ended and what need not be kept was taken away.';
alter table confirmation drop constraint confirmation_kind,
  add constraint confirmation_kind check (kind in ('join', 'account', 'email', 'leaving'));
create unique index confirmation_leaving_once on confirmation (person_id) where state = 'waiting' and kind = 'leaving';
alter table person add constraint person_left_without_contacts check (left_on is null or
  (email is null and phone is null and street is null and postal_code is null and foreign_address is null and notes is null
    and honorific is null and gender_id is null));

-- The record of changes is only ever added to, but for the contact details of one who has left: by this, and of nobody else.
create function forget_contacts(leaver integer) returns void language plpgsql security definer set search_path = public as $$
declare
  contacts constant text[] := array['email', 'phone', 'street', 'postal_code', 'foreign_address', 'notes', 'honorific', 'gender_id'];
begin
  if not exists (select from person where person_id = leaver and left_on is not null) then
    raise exception 'Person % has not left.', leaver using errcode = 'check_violation', constraint = 'forget_contacts_of_leaver';
  end if;
  update change_record set old_row = old_row - contacts, new_row = new_row - contacts
  where person_id = leaver and table_name in ('person', 'membership_application', 'confirmation')
    and (old_row ?| contacts or new_row ?| contacts);
end $$;
