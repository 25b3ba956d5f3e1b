-- J4, D1: change records that say which row they are of, and can be read by work, person, user, table and time.

alter table change_record add column author_id integer, add column row_key jsonb;
comment on column change_record.person_id is 'Whose row it is. Of a contract: the publisher.';
comment on column change_record.author_id is 'Of a contract: the author, whose right holders may read the record.';
comment on column change_record.row_key is 'Of an update, which keeps only what changed: the numbers by which the row is known.';

update change_record set
  person_id = (coalesce(new_row, old_row) ->> 'publisher_id')::integer,
  author_id = (coalesce(new_row, old_row) ->> 'author_id')::integer
where table_name = 'publishing_contract' and operation <> 'update';

-- What is never kept: secrets, and what is computed from other columns.
-- A row that belongs to no work and to no person belongs to the user, or to the publisher and the author, that it names.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  left_out constant text[] :=
    '{password_hash,token_hash,title_folded,name_folded,display_name_folded,pseudonym_folded}';
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
    (user_id, acting_for_user_id, request_id, table_name, operation, work_id, person_id, author_id, row_key, old_row, new_row)
  values (
    nullif(current_setting('omur.user_id', true), '')::integer,
    nullif(current_setting('omur.acting_for_user_id', true), '')::integer,
    nullif(current_setting('omur.request_id', true), ''),
    tg_table_name, lower(tg_op),
    (whole ->> 'work_id')::integer, person, author, row_key, old_row, new_row);
  return null;
end $$;

-- Each filter that stands alone has an index in the order of the list, so that a page of tens of millions costs what a page shows.
drop index change_record_work, change_record_person, change_record_time;
create index change_record_time on change_record (changed_at, change_record_id);
create index change_record_work on change_record (work_id, changed_at, change_record_id) where work_id is not null;
create index change_record_person on change_record (person_id, changed_at, change_record_id) where person_id is not null;
create index change_record_author on change_record (author_id, changed_at, change_record_id) where author_id is not null;
create index change_record_user on change_record (user_id, changed_at, change_record_id) where user_id is not null;
create index change_record_acting_for on change_record (acting_for_user_id, changed_at, change_record_id)
  where acting_for_user_id is not null;
create index change_record_table on change_record (table_name, changed_at, change_record_id);
create index change_record_deletion on change_record (changed_at, change_record_id) where operation = 'delete';
