-- J4: what was invited is recorded, but nothing that could open the door.
create or replace function record_invitation() returns trigger language plpgsql as $$
begin
  insert into change_record (user_id, acting_for_user_id, request_id, table_name, operation, person_id, old_row, new_row)
  values (
    nullif(current_setting('omur.user_id', true), '')::integer,
    nullif(current_setting('omur.acting_for_user_id', true), '')::integer,
    nullif(current_setting('omur.request_id', true), ''),
    tg_table_name, lower(tg_op),
    (select u.person_id from app_user u where u.user_id = new.user_id),
    case when tg_op = 'UPDATE' then jsonb_build_object('used_at', old.used_at, 'replaced_at', old.replaced_at) end,
    case when tg_op = 'UPDATE' then jsonb_build_object('used_at', new.used_at, 'replaced_at', new.replaced_at)
      else to_jsonb(new) - 'token_hash' end);
  return null;
end $$;
