create or replace function forget_application() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told constant text[] := array['kennitala', 'name', 'street', 'postal_code', 'phone', 'bank', 'ledger', 'account'];
begin
  update change_record set old_row = old_row - told, new_row = new_row - told
  where person_id = old.person_id and table_name = 'membership_application'
    and coalesce(new_row ->> 'membership_application_id', row_key ->> 'membership_application_id')::integer = old.membership_application_id;
  return null;
end $$;
