-- What is never kept: secrets, and what is computed from other columns.
-- A row that belongs to no work and to no person belongs to the user, or to the publisher and the author, that it names.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  left_out constant text[] :=
    '{password_hash,token_hash,title_folded,name_folded,display_name_folded,pseudonym_folded,performers_folded,artists_folded,performer_folded,sealed_secret,subject_folded}';
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - left_out end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - left_out end;
  whole jsonb := coalesce(new_row, old_row);
  row_key jsonb;
  person integer := (whole ->> 'person_id')::integer;
  author integer;
begin
  if tg_op = 'UPDATE' then
    if old *= new then return null; end if;
    select jsonb_object_agg(key, value) into row_key from jsonb_each(whole)
      where (key like '%\_id' or key in ('kind', 'round', 'line_number')) and key not in ('work_id', 'person_id')
        and value <> 'null';
    select jsonb_object_agg(key, value) into old_row
      from jsonb_each(old_row) where value is distinct from new_row -> key;
    select jsonb_object_agg(key, value) into new_row
      from jsonb_each(new_row) where old_row is not null and old_row ? key;
  end if;
  if not whole ?| '{work_id,person_id}' then
    author := (whole ->> 'author_id')::integer;
    person := coalesce((whole ->> 'publisher_id')::integer,
      (select u.person_id from app_user u where u.user_id = (whole ->> 'user_id')::integer));
  end if;
  insert into change_record
    (user_id, acting_for_user_id, api_key_id, request_id, table_name, operation, work_id, person_id, author_id, row_key, old_row, new_row)
  values (
    nullif(current_setting('omur.user_id', true), '')::integer,
    nullif(current_setting('omur.acting_for_user_id', true), '')::integer,
    nullif(current_setting('omur.api_key_id', true), '')::integer,
    nullif(current_setting('omur.request_id', true), ''),
    tg_table_name, lower(tg_op),
    (whole ->> 'work_id')::integer, person, author, row_key, old_row, new_row);
  return null;
end $$;
