-- M14: whoever proposed a change, in whosever name, does not accept it.
alter table work_proposal drop constraint work_proposal_takes_two;
alter table work_proposal add constraint work_proposal_takes_two
  check (state <> 'accepted' or decided_by <> proposed_by) not valid;

-- S2: a new password forgives nothing: whoever reads the owner's mail would set one.
comment on table wrong_code is 'S2: wrong codes of a second factor since the last right one. The eighth locks for a quarter of an hour, each further one twice as long as the one before, a day at most.';

-- J8: temporary tables come last, or they would speak for those that the function asks.
alter function forget_contacts(integer) set search_path = public, pg_temp;

-- An application that is taken away takes what it said out of the record of changes.
drop trigger record_membership_application on membership_application;
create trigger record_membership_application after insert or update on membership_application
  for each row execute function record_change();
create function forget_application() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text[] := array['kennitala', 'name', 'street', 'postal_code', 'phone', 'bank', 'ledger', 'account'];
begin
  update change_record set old_row = old_row - told, new_row = new_row - told
  where person_id = old.person_id and table_name = 'membership_application'
    and coalesce(new_row ->> 'membership_application_id', row_key ->> 'membership_application_id')::integer = old.membership_application_id;
  return null;
end $$;
create trigger forget_application after delete on membership_application for each row execute function forget_application();
